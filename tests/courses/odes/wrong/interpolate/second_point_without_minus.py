# what: the bracket has (1 + 2 theta)(y1 - y0) instead of (1 - 2 theta), in y only
def interpolate(theta, cache):
    h, y0, y1, k0, k1 = cache
    y0, y1, k0, k1 = y0[:, :, None], y1[:, :, None], k0[:, :, None], k1[:, :, None]
    jump = y1 - y0
    y = y0 + theta * jump
    y = y + theta * (theta - 1) * (
        (1 + 2 * theta) * jump + (theta - 1) * h * k0 + theta * h * k1
    )
    dy = 6 * theta * (1 - theta) * jump / h
    dy = dy + (1 - theta) * (1 - 3 * theta) * k0 + theta * (3 * theta - 2) * k1
    return {"y": y, "dy": dy}
