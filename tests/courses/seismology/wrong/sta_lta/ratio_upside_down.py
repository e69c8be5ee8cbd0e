# the ratio is LTA / STA, upside down
def sta_lta(x, n_sta, n_lta, on, off):
    cf = x ** 2
    npts = len(cf)
    sta = lta = cf[:n_lta].sum() / n_lta
    charfct = np.zeros(npts)
    level = np.ones(npts) * lta
    trig = np.zeros(npts, dtype=bool)
    for i in range(n_lta, npts):
        sta = cf[i] / n_sta + (1 - 1 / n_sta) * sta
        if not trig[i - 1]:
            lta = cf[i] / n_lta + (1 - 1 / n_lta) * lta
        charfct[i] = lta / sta
        level[i] = lta
        if trig[i - 1]:
            trig[i] = charfct[i] >= off
        else:
            trig[i] = charfct[i] >= on
    return charfct, level, trig
