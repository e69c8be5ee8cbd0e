# what: t is clipped to the range of the nodes instead of continuing the outer cubics
def spline_evaluate(t, cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    h = np.diff(x)
    lin = np.diff(y) / h - h * (2 * M[:-1] + M[1:]) / 6
    cub = np.diff(M) / (6 * h)
    s, ds, dds = np.empty(t.size), np.empty(t.size), np.empty(t.size)
    for j in range(t.size):
        tj = min(max(t[j], x[0]), x[-1])
        i = max(k for k in range(len(h)) if k == 0 or x[k] <= tj)
        u = tj - x[i]
        s[j] = y[i] + lin[i] * u + M[i] / 2 * u**2 + cub[i] * u**3
        ds[j] = lin[i] + M[i] * u + 3 * cub[i] * u**2
        dds[j] = M[i] + 6 * cub[i] * u
    return {"s": s, "ds": ds, "dds": dds}
