# the trigger is decided with the old long average before that is updated, so the sample that switches the trigger on is kept out of it already (and the one that switches it off enters), and the ratio uses the old average
def sta_lta(x, n_sta, n_lta, on, off):
    t = len(x)
    power = x ** 2
    sta = lta_now = power[:n_lta].mean()
    ratio = np.zeros(t)
    lta = np.full(t, lta_now)
    triggered = np.zeros(t, bool)
    state = False
    for i in range(n_lta, t):
        sta = sta + (power[i] - sta) / n_sta
        ratio[i] = sta / lta_now
        if state and ratio[i] < off:
            state = False
        elif not state and ratio[i] >= on:
            state = True
        if not state:
            lta_now = lta_now + (power[i] - lta_now) / n_lta
        lta[i] = lta_now
        triggered[i] = state
    return ratio, lta, triggered
