# a matrix of distances, no loop
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    i = np.arange(n)
    gap = np.abs(i[:, None] - i)
    used = (gap > guard) & (gap <= guard + train)
    N = used.sum(axis=1)
    noise = used @ power / N
    threshold = N * (pfa ** (-1 / N) - 1) * noise
    before = np.concatenate([[-np.inf], power[:-1]])
    after = np.concatenate([power[1:], [-np.inf]])
    detected = (power > threshold) & (power >= np.maximum(before, after))
    return noise, threshold, detected
