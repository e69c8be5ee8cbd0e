# u is the largest score with G(u) not above the rank, one below the right one (0 at least)
def equipercentile(freq_x, freq_y):
    fx = freq_x / freq_x.sum()
    gy = freq_y / freq_y.sum()
    cum = np.cumsum(gy)
    ranks = 100 * (np.cumsum(fx) - 0.5 * fx)
    out = []
    for pr in ranks / 100:
        u = max(np.searchsorted(cum, pr, side="right") - 1, 0)
        lower = cum[u - 1] if u > 0 else 0.0
        out.append(u - 0.5 + (pr - lower) / gy[u])
    return ranks, np.array(out)
