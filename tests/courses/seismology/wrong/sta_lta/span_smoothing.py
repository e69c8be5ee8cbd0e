# the smoothing constants are 2 / (n + 1), as of an exponential average with a span, instead of 1 / n
def sta_lta(x, n_sta, n_lta, on, off):
    alpha, beta = 2 / (n_sta + 1), 2 / (n_lta + 1)
    sq = x ** 2
    m0 = np.mean(sq[:n_lta])
    sta, lta = m0, np.full(len(x), m0)
    ratio = np.zeros(len(x))
    triggered = np.zeros(len(x), dtype=bool)
    for i in range(n_lta, len(x)):
        sta = alpha * sq[i] + (1 - alpha) * sta
        if triggered[i - 1]:
            lta[i] = lta[i - 1]
        else:
            lta[i] = beta * sq[i] + (1 - beta) * lta[i - 1]
        ratio[i] = sta / lta[i]
        triggered[i] = ratio[i] >= (off if triggered[i - 1] else on)
    return ratio, lta, triggered
