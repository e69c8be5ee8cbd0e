# what: the correction has h**2 instead of h**3
def spline_integral(cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    n = len(x)
    F = np.zeros(n)
    for k in range(1, n):
        d = np.diff(x[: k + 1])
        F[k] = np.dot(d, y[:k] + y[1 : k + 1]) / 2 - np.dot(d**2, M[:k] + M[1 : k + 1]) / 24
    return F
