# the training cells on the right are one too near: the first of them is a guard cell (the cell under test itself where guard is 0)
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    idx = np.arange(n)
    noise = np.empty(n)
    threshold = np.empty(n)
    for i in idx:
        before = (idx >= i - guard - train) & (idx < i - guard)
        after = (idx >= i + guard) & (idx < i + guard + train)
        used = power[before | after]
        N = len(used)
        noise[i] = np.mean(used)
        threshold[i] = noise[i] * N * (pfa ** (-1.0 / N) - 1)
    padded = np.concatenate([[-np.inf], power, [-np.inf]])
    peak = (power >= padded[:-2]) & (power >= padded[2:])
    return noise, threshold, (power > threshold) & peak
