# when the trigger is switched off, the long average is set to the short one instead of going on from its frozen value
def sta_lta(x, n_sta, n_lta, on, off):
    energy = np.square(x)
    short = long = np.mean(energy[:n_lta])
    ratio, lta = np.zeros(len(x)), np.full(len(x), long)
    triggered = np.zeros(len(x), dtype=bool)
    active = False
    for i in range(n_lta, len(x)):
        short += (energy[i] - short) / n_sta
        if not active:
            long += (energy[i] - long) / n_lta
        ratio[i] = short / long
        lta[i] = long
        if active and ratio[i] < off:
            active = False
            long = short
        elif not active and ratio[i] >= on:
            active = True
        triggered[i] = active
    return ratio, lta, triggered
