# style: the short average of all samples at once, as a product with a matrix of decaying weights; only the long one is a loop
def sta_lta(x, n_sta, n_lta, on, off):
    e = np.square(x)
    e0 = e[:n_lta].mean()
    rest = e[n_lta:]
    i = np.arange(len(rest))
    decay = 1 - 1 / n_sta
    lag = i[:, None] - i[None, :]
    kernel = np.where(lag >= 0, decay ** np.maximum(lag, 0), 0.0) / n_sta
    sta = kernel @ rest + decay ** (i + 1.0) * e0
    ratio, lta = np.zeros(len(x)), np.full(len(x), e0)
    trig = np.zeros(len(x), dtype=bool)
    for j in range(n_lta, len(x)):
        gain = 0.0 if trig[j - 1] else 1 / n_lta
        lta[j] = (1 - gain) * lta[j - 1] + gain * e[j]
        ratio[j] = sta[j - n_lta] / lta[j]
        trig[j] = ratio[j] >= (off if trig[j - 1] else on)
    return ratio, lta, trig
