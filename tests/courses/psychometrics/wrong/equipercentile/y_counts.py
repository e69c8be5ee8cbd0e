# the frequencies of form Y stay counts, and are compared with proportions
def equipercentile(freq_x, freq_y):
    fx = freq_x / freq_x.sum()
    cum = np.concatenate([[0.0], np.cumsum(freq_y)])
    ranks = 100 * (np.cumsum(fx) - fx / 2)
    eq = []
    for p in ranks / 100:
        u = 0
        while u < len(freq_y) - 1 and cum[u + 1] <= p:
            u += 1
        eq.append(u - 0.5 + (p - cum[u]) / freq_y[u])
    return ranks, np.array(eq)
