# both averages start at zero instead of the mean energy of the first n_lta samples (and lta holds zeros there)
def sta_lta(x, n_sta, n_lta, on, off):
    T = len(x)
    sta = 0.0
    lta = 0.0
    ratio = np.zeros(T)
    lta_out = np.zeros(T)
    triggered = np.zeros(T, dtype=bool)
    on_now = False
    for i in range(n_lta, T):
        e = x[i] ** 2
        sta = sta + (e - sta) / n_sta
        if on_now == False:
            lta = lta + (e - lta) / n_lta
        ratio[i] = sta / lta
        lta_out[i] = lta
        threshold = off if on_now else on
        on_now = bool(ratio[i] >= threshold)
        triggered[i] = on_now
    return ratio, lta_out, triggered
