# what: dy is the derivative by theta instead of by time, h times too large
def interpolate(theta, cache):
    h, y0, y1, k0, k1 = cache
    y0, y1, k0, k1 = y0[:, :, None], y1[:, :, None], k0[:, :, None], k1[:, :, None]
    d = y1 - y0
    inner = (1 - 2 * theta) * d + (theta - 1) * h * k0 + theta * h * k1
    y = (1 - theta) * y0 + theta * y1 + theta * (theta - 1) * inner
    dy = d + (2 * theta - 1) * inner + theta * (theta - 1) * (-2 * d + h * k0 + h * k1)
    return {"y": y, "dy": dy}
