# what: the integrals are added up from the right end, so it is that from each node to the last one
def spline_integral(cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    n = len(x)
    F = np.zeros(n)
    for i in range(n - 2, -1, -1):
        h = x[i + 1] - x[i]
        F[i] = F[i + 1] + h * (y[i] + y[i + 1]) / 2 - h**3 * (M[i] + M[i + 1]) / 24
    return F
