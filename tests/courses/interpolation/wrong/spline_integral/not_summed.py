# what: the integrals of the single intervals are returned, they are not added up
def spline_integral(cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    out = np.zeros_like(x)
    for k in range(1, len(x)):
        d = x[k] - x[k - 1]
        out[k] = d * (y[k] + y[k - 1]) / 2 - d**3 * (M[k] + M[k - 1]) / 24
    return out
