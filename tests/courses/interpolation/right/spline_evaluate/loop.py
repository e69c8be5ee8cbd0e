# what: a loop over t with a search of the interval by hand
def spline_evaluate(t, cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    out = {"s": np.zeros(len(t)), "ds": np.zeros(len(t)), "dds": np.zeros(len(t))}
    for j in range(len(t)):
        i = 0
        while i + 2 < len(x) and t[j] > x[i + 1]:
            i += 1
        h = x[i + 1] - x[i]
        r, l = x[i + 1] - t[j], t[j] - x[i]
        out["s"][j] = (
            M[i] * r**3 / (6 * h)
            + M[i + 1] * l**3 / (6 * h)
            + (y[i] / h - M[i] * h / 6) * r
            + (y[i + 1] / h - M[i + 1] * h / 6) * l
        )
        out["ds"][j] = (
            -M[i] * r**2 / (2 * h)
            + M[i + 1] * l**2 / (2 * h)
            - (y[i] / h - M[i] * h / 6)
            + (y[i + 1] / h - M[i + 1] * h / 6)
        )
        out["dds"][j] = M[i] * r / h + M[i + 1] * l / h
    return out
