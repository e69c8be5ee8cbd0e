# the sum below u is not set to zero for each score, while u is
def equipercentile(freq_x, freq_y):
    n = sum(freq_x)
    m = sum(freq_y)
    below = 0.0
    ranks, equated = [], []
    for x in range(len(freq_x)):
        pr = (sum(freq_x[:x]) + freq_x[x] / 2) / n
        ranks.append(100 * pr)
        u = 0
        while below + freq_y[u] / m <= pr:
            below += freq_y[u] / m
            u += 1
        equated.append(u - 0.5 + (pr - below) * m / freq_y[u])
    return np.array(ranks), np.array(equated)
