# the frequencies of form X are divided by their maximum, where their sum belongs (ranks are cut at 100)
def equipercentile(freq_x, freq_y):
    fx = freq_x / freq_x.max()
    gy = freq_y / freq_y.sum()
    cum = np.concatenate([[0.0], np.cumsum(gy)])
    ranks = np.minimum(100 * (np.cumsum(fx) - fx / 2), 100)
    eq = []
    for p in ranks / 100:
        u = 0
        while u < len(gy) - 1 and cum[u + 1] <= p:
            u += 1
        eq.append(u - 0.5 + (p - cum[u]) / gy[u])
    return ranks, np.array(eq)
