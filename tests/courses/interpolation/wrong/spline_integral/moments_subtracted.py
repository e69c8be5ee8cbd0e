# what: the correction uses the difference of the second derivatives instead of their sum
def spline_integral(cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    h = np.diff(x)
    pieces = h * (y[:-1] + y[1:]) / 2 - h**3 * np.diff(M) / 24
    return np.concatenate(([0.0], np.cumsum(pieces)))
