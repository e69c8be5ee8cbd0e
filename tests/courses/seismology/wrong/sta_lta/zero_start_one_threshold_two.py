# two mistakes: the short average starts at zero instead of the mean energy of the first n_lta samples, and the trigger is switched off below `on` instead of below `off`
def sta_lta(x, n_sta, n_lta, on, off):
    e = x ** 2
    sta = 0
    lta = np.sum(e[:n_lta]) / n_lta
    ratio = np.zeros(len(e))
    lta_all = lta * np.ones(len(e))
    trig = np.zeros(len(e), dtype=bool)
    for i in range(n_lta, len(e)):
        sta = sta + (e[i] - sta) / n_sta
        if not trig[i - 1]:
            lta = lta + (e[i] - lta) / n_lta
        ratio[i] = sta / lta
        lta_all[i] = lta
        if ratio[i] >= on:
            trig[i] = True
    return ratio, lta_all, trig
