# two mistakes: the ranks lack the factor 100, and the 1/2 is missing in the equivalents
def equipercentile(freq_x, freq_y):
    fx = freq_x / freq_x.sum()
    gy = freq_y / freq_y.sum()
    cum = np.cumsum(gy)
    pr = np.cumsum(fx) - 0.5 * fx
    out = []
    for p in pr:
        u = int(np.searchsorted(cum, p, side="right"))
        lower = cum[u - 1] if u > 0 else 0.0
        out.append(u + (p - lower) / gy[u])
    return pr, np.array(out)
