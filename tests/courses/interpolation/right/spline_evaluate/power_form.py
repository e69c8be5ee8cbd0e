# what: each cubic in powers of t - x_i
def spline_evaluate(t, cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    h = np.diff(x)
    c1 = np.diff(y) / h - h * (2 * M[:-1] + M[1:]) / 6
    c2 = M[:-1] / 2
    c3 = np.diff(M) / (6 * h)
    i = np.clip(np.searchsorted(x, t) - 1, 0, len(h) - 1)
    u = t - x[i]
    s = y[i] + u * (c1[i] + u * (c2[i] + u * c3[i]))
    ds = c1[i] + u * (2 * c2[i] + 3 * u * c3[i])
    return {"s": s, "ds": ds, "dds": 2 * c2[i] + 6 * c3[i] * u}
