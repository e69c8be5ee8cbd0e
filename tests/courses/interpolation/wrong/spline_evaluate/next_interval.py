# what: the index of the interval is one too large, the -1 after searchsorted is missing
def spline_evaluate(t, cache):
    x = cache["x"]
    y = cache["y"]
    M = cache["M"]
    idx = np.minimum(np.searchsorted(x, t, side="right"), len(x) - 2)
    x0, x1 = x[idx], x[idx + 1]
    y0, y1 = y[idx], y[idx + 1]
    M0, M1 = M[idx], M[idx + 1]
    h = x1 - x0
    a = (x1 - t) / h
    b = (t - x0) / h
    s = a * y0 + b * y1 + h**2 / 6 * ((a**3 - a) * M0 + (b**3 - b) * M1)
    ds = (y1 - y0) / h + h / 6 * ((3 * b**2 - 1) * M1 - (3 * a**2 - 1) * M0)
    return {"s": s, "ds": ds, "dds": a * M0 + b * M1}
