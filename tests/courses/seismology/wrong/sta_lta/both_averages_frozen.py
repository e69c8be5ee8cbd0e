# while the trigger is on the short average is frozen as well, so the ratio never falls and the trigger stays on
def sta_lta(x, n_sta, n_lta, on, off):
    energy = x ** 2
    sta = lta = energy[:n_lta].mean()
    ratio, longs = np.zeros(len(x)), np.full(len(x), lta)
    triggered = np.zeros(len(x), dtype=bool)
    armed = True
    for i in range(n_lta, len(x)):
        if armed:
            sta = sta + (energy[i] - sta) / n_sta
            lta = lta + (energy[i] - lta) / n_lta
        ratio[i] = sta / lta
        longs[i] = lta
        if armed and ratio[i] >= on:
            armed = False
        elif not armed and ratio[i] < off:
            armed = True
        triggered[i] = not armed
    return ratio, longs, triggered
