# what: in s the cubic weights are given to the other end's second derivative: M[i+1] with a and M[i] with b
def spline_evaluate(t, cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    i = np.clip(np.searchsorted(x, t, side="right") - 1, 0, len(x) - 2)
    h = x[i + 1] - x[i]
    a = (x[i + 1] - t) / h
    b = (t - x[i]) / h
    linear = a * y[i] + b * y[i + 1]
    cubic = (a**3 - a) * M[i + 1] + (b**3 - b) * M[i]
    s = linear + h**2 / 6 * cubic
    ds = (y[i + 1] - y[i]) / h + h / 6 * ((3 * b**2 - 1) * M[i + 1] - (3 * a**2 - 1) * M[i])
    return {"s": s, "ds": ds, "dds": a * M[i] + b * M[i + 1]}
