# the averages are taken of |x| instead of x squared
def sta_lta(x, n_sta, n_lta, on, off):
    n = x.size
    cf = np.abs(x)
    s = cf[:n_lta].mean()
    l = s
    ratio = np.zeros(n)
    lta = np.zeros(n)
    lta[:n_lta] = l
    trig = np.zeros(n, dtype=bool)
    is_on = False
    for i in range(n_lta, n):
        s += (cf[i] - s) / n_sta
        if not is_on:
            l += (cf[i] - l) / n_lta
        lta[i] = l
        ratio[i] = s / l
        if is_on:
            is_on = ratio[i] >= off
        else:
            is_on = ratio[i] >= on
        trig[i] = is_on
    return ratio, lta, trig
