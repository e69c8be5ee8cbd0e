# what: in ds the term of M[i] is added instead of subtracted: the minus of da/dt is forgotten
def spline_evaluate(t, cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    i = np.clip(np.searchsorted(x, t, side="right") - 1, 0, len(x) - 2)
    h = x[i + 1] - x[i]
    a = (x[i + 1] - t) / h
    b = 1 - a
    s = a * y[i] + b * y[i + 1] + ((a**3 - a) * M[i] + (b**3 - b) * M[i + 1]) * h**2 / 6
    ds = (y[i + 1] - y[i]) / h + ((3 * b**2 - 1) * M[i + 1] + (3 * a**2 - 1) * M[i]) * h / 6
    dds = a * M[i] + b * M[i + 1]
    return {"s": s, "ds": ds, "dds": dds}
