# what: the derivative of a**3 - a is taken as 3*a**2 and that of b**3 - b as 3*b**2, the -1 is forgotten
def spline_evaluate(t, cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    k = np.clip(np.searchsorted(x, t, side="right") - 1, 0, len(x) - 2)
    h = x[k + 1] - x[k]
    a = (x[k + 1] - t) / h
    b = (t - x[k]) / h
    s = a * y[k] + b * y[k + 1] + ((a**3 - a) * M[k] + (b**3 - b) * M[k + 1]) * h**2 / 6
    ds = (y[k + 1] - y[k]) / h + (b**2 * M[k + 1] - a**2 * M[k]) * h / 2
    dds = a * M[k] + b * M[k + 1]
    return {"s": s, "ds": ds, "dds": dds}
