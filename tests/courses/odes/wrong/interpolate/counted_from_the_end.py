# what: theta is counted from the end of the step: everything is evaluated at 1 - theta
def interpolate(theta, cache):
    h, y0, y1, k0, k1 = cache
    s = 1 - theta
    h00, h10 = 2 * s**3 - 3 * s**2 + 1, s**3 - 2 * s**2 + s
    h01, h11 = -2 * s**3 + 3 * s**2, s**3 - s**2
    y = (
        np.multiply.outer(y0, h00)
        + h * np.multiply.outer(k0, h10)
        + np.multiply.outer(y1, h01)
        + h * np.multiply.outer(k1, h11)
    )
    dy = (
        np.multiply.outer(y1 - y0, 6 * s - 6 * s**2) / h
        + np.multiply.outer(k0, 3 * s**2 - 4 * s + 1)
        + np.multiply.outer(k1, 3 * s**2 - 2 * s)
    )
    return {"y": y, "dy": dy}
