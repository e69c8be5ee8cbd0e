# once on, the trigger stays on to the end: `off` is never looked at
def sta_lta(x, n_sta, n_lta, on, off):
    sq = x * x
    a = sq[:n_lta].mean()
    b = a
    ratio = np.zeros(len(sq))
    lta = np.full(len(sq), b)
    active = np.zeros(len(sq), dtype=bool)
    for i in range(n_lta, len(sq)):
        a -= (a - sq[i]) / n_sta
        if not active[i - 1]:
            b -= (b - sq[i]) / n_lta
        ratio[i] = a / b
        lta[i] = b
        active[i] = active[i - 1] or ratio[i] >= on
    return ratio, lta, active
