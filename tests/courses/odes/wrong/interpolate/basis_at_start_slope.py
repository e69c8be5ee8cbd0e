# what: the basis polynomial of the first slope is s^3 - s^2 + s instead of s^3 - 2 s^2 + s, in y only
def interpolate(theta, cache):
    h, y0, y1, f0, f1 = cache
    s = theta[None, None, :]
    a, b, c, d = y0[:, :, None], y1[:, :, None], f0[:, :, None], f1[:, :, None]
    y = (2 * s**3 - 3 * s**2 + 1) * a + (3 * s**2 - 2 * s**3) * b
    y = y + h * ((s**3 - s**2 + s) * c + (s**3 - s**2) * d)
    dy = (6 * s**2 - 6 * s) / h * a + (6 * s - 6 * s**2) / h * b
    dy = dy + (3 * s**2 - 4 * s + 1) * c + (3 * s**2 - 2 * s) * d
    return {"y": y, "dy": dy}
