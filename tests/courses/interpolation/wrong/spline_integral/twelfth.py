# what: the correction is divided by 12 instead of 24, as in the error term of the trapezoidal rule
def spline_integral(cache):
    x, y, M = cache["x"], cache["y"], cache["M"]
    h = np.diff(x)
    trap = 0.5 * h * (y[:-1] + y[1:])
    corr = h**3 / 12 * (M[:-1] + M[1:])
    return np.r_[0.0, np.cumsum(trap - corr)]
