# what: a loop with a running sum
def spline_integral(cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    F = [0.0]
    for i in range(len(x) - 1):
        h = x[i + 1] - x[i]
        F.append(F[i] + h / 2 * (y[i] + y[i + 1]) - h**3 / 24 * (M[i] + M[i + 1]))
    return np.array(F)
