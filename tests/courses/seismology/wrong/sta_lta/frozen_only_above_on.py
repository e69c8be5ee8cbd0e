# the long average is frozen only where the ratio of the sample before was at least `on`, not as long as the trigger is on
def sta_lta(x, n_sta, n_lta, on, off):
    e = x ** 2
    sta = e[:n_lta].mean()
    lta = np.full(e.size, sta)
    ratio = np.zeros(e.size)
    active = np.zeros(e.size, dtype=bool)
    for j in range(n_lta, e.size):
        sta = sta + (e[j] - sta) / n_sta
        lta[j] = lta[j - 1]
        if ratio[j - 1] < on:
            lta[j] = lta[j - 1] + (e[j] - lta[j - 1]) / n_lta
        ratio[j] = sta / lta[j]
        if active[j - 1]:
            active[j] = ratio[j] >= off
        else:
            active[j] = ratio[j] >= on
    return ratio, lta, active
