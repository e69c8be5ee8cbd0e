# linear equating: mean and standard deviation are matched, and not the percentile ranks
def equipercentile(freq_x, freq_y):
    p = freq_x / freq_x.sum()
    q = freq_y / freq_y.sum()
    ranks = 100 * (np.cumsum(p) - p / 2)
    sx, sy = np.arange(len(p)), np.arange(len(q))
    mx, my = p @ sx, q @ sy
    dx, dy = np.sqrt(p @ (sx - mx) ** 2), np.sqrt(q @ (sy - my) ** 2)
    return ranks, my + dy / dx * (sx - mx)
