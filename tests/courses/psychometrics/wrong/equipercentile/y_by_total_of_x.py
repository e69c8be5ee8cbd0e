# the frequencies of form Y are divided by the number of persons who took form X
def equipercentile(freq_x, freq_y):
    N = freq_x.sum()
    fx, gy = freq_x / N, freq_y / N
    cum = np.concatenate([[0.0], np.cumsum(gy)])
    ranks = 100 * (np.cumsum(fx) - fx / 2)
    eq = []
    for p in ranks / 100:
        u = 0
        while u < len(gy) - 1 and cum[u + 1] <= p:
            u += 1
        eq.append(u - 0.5 + (p - cum[u]) / gy[u])
    return ranks, np.array(eq)
