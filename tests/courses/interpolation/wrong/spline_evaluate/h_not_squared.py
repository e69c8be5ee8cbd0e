# what: the cubic part of s is multiplied by h/6 instead of h**2/6
def spline_evaluate(t, cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    n = len(x)
    s, ds, dds = np.zeros(len(t)), np.zeros(len(t)), np.zeros(len(t))
    for j, tj in enumerate(t):
        i = 0
        while i < n - 2 and tj >= x[i + 1]:
            i += 1
        h = x[i + 1] - x[i]
        a, b = (x[i + 1] - tj) / h, (tj - x[i]) / h
        s[j] = a * y[i] + b * y[i + 1] + h / 6 * ((a**3 - a) * M[i] + (b**3 - b) * M[i + 1])
        ds[j] = (y[i + 1] - y[i]) / h + h / 6 * ((3 * b**2 - 1) * M[i + 1] - (3 * a**2 - 1) * M[i])
        dds[j] = a * M[i] + b * M[i + 1]
    return dict(s=s, ds=ds, dds=dds)
