# what: dy is a one-sided difference quotient of y over a thousandth of the step instead of the derivative
def interpolate(theta, cache):
    h, y0, y1, k0, k1 = cache
    y0, y1, k0, k1 = y0[:, :, None], y1[:, :, None], k0[:, :, None], k1[:, :, None]

    def cubic(s):
        return (1 - s) * y0 + s * y1 + s * (s - 1) * (
            (1 - 2 * s) * (y1 - y0) + (s - 1) * h * k0 + s * h * k1
        )

    eps = 1e-3
    return {"y": cubic(theta), "dy": (cubic(theta + eps) - cubic(theta)) / (eps * h)}
