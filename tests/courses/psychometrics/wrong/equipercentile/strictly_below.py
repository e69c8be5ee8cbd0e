# the percentile rank counts those below the score alone, and nobody at it
def equipercentile(freq_x, freq_y):
    n = sum(freq_x)
    m = sum(freq_y)
    ranks, equated = [], []
    for x in range(len(freq_x)):
        pr = sum(freq_x[:x]) / n
        ranks.append(100 * pr)
        u, below = 0, 0.0
        while below + freq_y[u] / m <= pr:
            below += freq_y[u] / m
            u += 1
        equated.append(u - 0.5 + (pr - below) * m / freq_y[u])
    return np.array(ranks), np.array(equated)
