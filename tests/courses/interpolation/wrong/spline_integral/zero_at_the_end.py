# what: the zero is put after the sums instead of before them, each entry stands one place too early
def spline_integral(cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    h = x[1:] - x[:-1]
    pieces = h * (y[1:] + y[:-1]) / 2 - h**3 * (M[1:] + M[:-1]) / 24
    return np.append(np.cumsum(pieces), 0.0)
