# the new sample enters the short average with its full energy instead of 1 / n_sta of it, so the short average is a sum
def sta_lta(x, n_sta, n_lta, on, off):
    E = x * x
    n = len(E)
    short = long_ = E[:n_lta].mean()
    ratio, lta, trg = np.zeros(n), np.zeros(n), np.zeros(n, dtype=bool)
    lta[:n_lta] = long_
    for i in np.arange(n_lta, n):
        short = (1 - 1 / n_sta) * short + E[i]
        if not trg[i - 1]:
            long_ = (1 - 1 / n_lta) * long_ + E[i] / n_lta
        lta[i] = long_
        ratio[i] = short / long_
        trg[i] = ratio[i] >= (off if trg[i - 1] else on)
    return ratio, lta, trg
