# the forms are swapped: ranks and equivalents are those of the scores of form Y on form X
def equipercentile(freq_x, freq_y):
    p = freq_y / freq_y.sum()
    ranks = 100 * (p.cumsum() - p / 2)
    G = np.insert(np.cumsum(freq_x / freq_x.sum()), 0, 0)
    return ranks, np.interp(ranks / 100, G, np.arange(len(freq_x) + 1) - 0.5)
