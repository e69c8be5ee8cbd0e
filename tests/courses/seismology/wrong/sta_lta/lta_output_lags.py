# the long average that is returned lags one sample: it is stored before it is updated (the ratio uses the right one)
def sta_lta(x, n_sta, n_lta, on, off):
    p = np.square(x)
    short = p[:n_lta].mean()
    longa = p[:n_lta].mean()
    r = np.zeros(p.shape)
    l = np.full(p.shape, longa)
    tr = np.zeros(p.shape, dtype=bool)
    flag = False
    for n in range(n_lta, p.shape[0]):
        l[n] = longa
        short = short + (p[n] - short) / n_sta
        if flag is False:
            longa = longa + (p[n] - longa) / n_lta
        r[n] = short / longa
        flag = bool(r[n] >= (off if flag else on))
        tr[n] = flag
    return r, l, tr
