# took the cross-section of the mean diameter of a section's ends instead of the mean of their cross-sections
def stem_volume(diameters, step, top, bark, limit):
    def circle(cm):
        return np.pi * (cm / 100) ** 2 / 4

    d = (1 - bark) * diameters
    low, high = d[:, :-1], d[:, 1:]
    pieces = step * circle((low + high) / 2)
    tip = circle(d[:, -1]) * top / 3
    total = pieces.sum(1) + tip
    ok = np.cumprod(high >= limit, axis=1)
    merchantable = (ok * pieces).sum(1)
    height = top + step * (d.shape[1] - 1)
    return total, merchantable, total / (circle(d[:, 0]) * height)
