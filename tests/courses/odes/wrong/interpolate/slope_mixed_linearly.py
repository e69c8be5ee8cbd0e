# what: dy mixes the two slopes linearly, (1 - theta) f0 + theta f1, instead of differentiating the cubic
def interpolate(theta, cache):
    h, ya, yb, fa, fb = cache
    q = len(theta)
    y = np.zeros(ya.shape + (q,))
    dy = np.zeros(ya.shape + (q,))
    for j in range(q):
        s = theta[j]
        y[:, :, j] = (1 - s) * ya + s * yb + s * (s - 1) * (
            (1 - 2 * s) * (yb - ya) + (s - 1) * h * fa + s * h * fb
        )
        dy[:, :, j] = (1 - s) * fa + s * fb
    return {"y": y, "dy": dy}
