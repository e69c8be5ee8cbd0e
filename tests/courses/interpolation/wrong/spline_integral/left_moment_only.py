# what: the correction takes only the left node's second derivative, twice, instead of both
def spline_integral(cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    h = np.diff(x)
    area = h * (y[:-1] + y[1:]) / 2 - h**3 * M[:-1] / 12
    return np.insert(np.cumsum(area), 0, 0.0)
