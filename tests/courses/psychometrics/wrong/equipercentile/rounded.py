# the equivalents are rounded to whole scores
def equipercentile(freq_x, freq_y):
    p = freq_x / freq_x.sum()
    ranks = 100 * (p.cumsum() - p / 2)
    G = np.insert(np.cumsum(freq_y / freq_y.sum()), 0, 0)
    raw = np.interp(ranks / 100, G, np.arange(len(freq_y) + 1) - 0.5)
    return ranks, np.round(raw)
