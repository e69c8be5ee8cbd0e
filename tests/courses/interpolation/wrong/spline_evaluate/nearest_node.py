# what: the interval is the one to the right of the nearest node instead of the one that t lies in
def spline_evaluate(t, cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    s, ds, dds = [], [], []
    for u in t:
        i = min(int(np.argmin(np.abs(x - u))), len(x) - 2)
        h = x[i + 1] - x[i]
        a = (x[i + 1] - u) / h
        b = (u - x[i]) / h
        s.append(a * y[i] + b * y[i + 1] + ((a**3 - a) * M[i] + (b**3 - b) * M[i + 1]) * h**2 / 6)
        ds.append((y[i + 1] - y[i]) / h + ((3 * b**2 - 1) * M[i + 1] - (3 * a**2 - 1) * M[i]) * h / 6)
        dds.append(a * M[i] + b * M[i + 1])
    return {"s": np.array(s), "ds": np.array(ds), "dds": np.array(dds)}
