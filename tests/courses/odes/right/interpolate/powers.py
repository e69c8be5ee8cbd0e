# what: right; coefficients of the powers, by loops over the points
def interpolate(theta, cache):
    h, y0, y1, f0, f1 = cache
    c1 = h * f0
    c2 = 3 * (y1 - y0) - 2 * h * f0 - h * f1
    c3 = h * (f0 + f1) - 2 * (y1 - y0)
    y = np.empty(y0.shape + (len(theta),))
    dy = np.empty_like(y)
    for j, s in enumerate(theta):
        y[..., j] = y0 + s * (c1 + s * (c2 + s * c3))
        dy[..., j] = (c1 + s * (2 * c2 + 3 * s * c3)) / h
    return {"y": y, "dy": dy}
