# what: the correction with the second derivatives is added instead of subtracted
def spline_integral(cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    F = np.zeros(len(x))
    for i in range(len(x) - 1):
        h = x[i + 1] - x[i]
        F[i + 1] = F[i] + h / 2 * (y[i] + y[i + 1]) + h**3 / 24 * (M[i] + M[i + 1])
    return F
