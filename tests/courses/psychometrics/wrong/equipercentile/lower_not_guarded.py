# G(u - 1) is read at index -1 for u = 0: it is 1 there, where 0 belongs
def equipercentile(freq_x, freq_y):
    fx = freq_x / freq_x.sum()
    gy = freq_y / freq_y.sum()
    cum = np.cumsum(gy)
    ranks = 100 * (np.cumsum(fx) - 0.5 * fx)
    out = []
    for pr in ranks / 100:
        u = np.searchsorted(cum, pr, side="right")
        out.append(u - 0.5 + (pr - cum[u - 1]) / gy[u])
    return ranks, np.array(out)
