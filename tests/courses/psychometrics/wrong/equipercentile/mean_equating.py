# mean equating: the difference of the means is added to each score
def equipercentile(freq_x, freq_y):
    p = freq_x / freq_x.sum()
    q = freq_y / freq_y.sum()
    ranks = 100 * (np.cumsum(p) - p / 2)
    sx, sy = np.arange(len(p)), np.arange(len(q))
    return ranks, sx - p @ sx + q @ sy
