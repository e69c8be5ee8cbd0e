# what: the cubic part of ds is multiplied by h**2/6 instead of h/6: the inner derivative 1/h is forgotten there
def spline_evaluate(t, cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    i = np.clip(np.searchsorted(x, t, side="right") - 1, 0, len(x) - 2)
    h = x[i + 1] - x[i]
    a = (x[i + 1] - t) / h
    b = (t - x[i]) / h
    hh = h * h / 6
    s = a * y[i] + b * y[i + 1] + hh * ((a**3 - a) * M[i] + (b**3 - b) * M[i + 1])
    ds = (y[i + 1] - y[i]) / h + hh * ((3 * b**2 - 1) * M[i + 1] - (3 * a**2 - 1) * M[i])
    dds = a * M[i] + b * M[i + 1]
    return {"s": s, "ds": ds, "dds": dds}
