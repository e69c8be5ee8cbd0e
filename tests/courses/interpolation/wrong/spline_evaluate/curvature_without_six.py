# what: the second derivative is divided by 6, although that factor goes away when one differentiates twice
def spline_evaluate(t, cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    i = np.zeros(len(t), dtype=int)
    for k in range(1, len(x) - 1):
        i[t >= x[k]] = k
    h = x[i + 1] - x[i]
    r = x[i + 1] - t
    l = t - x[i]
    s = (r * y[i] + l * y[i + 1]) / h
    s += (r**3 / h - r * h) * M[i] / 6 + (l**3 / h - l * h) * M[i + 1] / 6
    ds = (y[i + 1] - y[i]) / h
    ds += (h - 3 * r**2 / h) * M[i] / 6 + (3 * l**2 / h - h) * M[i + 1] / 6
    dds = (r * M[i] + l * M[i + 1]) / (6 * h)
    return {"s": s, "ds": ds, "dds": dds}
