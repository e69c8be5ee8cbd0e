# the ratio is that of the root mean squares: the root of STA / LTA is taken
def sta_lta(x, n_sta, n_lta, on, off):
    e = x ** 2
    sta = lta = np.mean(e[:n_lta])
    ratio = np.zeros(len(x))
    level = np.full(len(x), lta)
    trig = np.zeros(len(x), dtype=bool)
    active = False
    for i, ei in enumerate(e):
        if i < n_lta:
            continue
        sta += (ei - sta) / n_sta
        if not active:
            lta += (ei - lta) / n_lta
        ratio[i] = np.sqrt(sta) / np.sqrt(lta)
        level[i] = lta
        active = ratio[i] >= off if active else ratio[i] >= on
        trig[i] = active
    return ratio, level, trig
