def stem_volume(diameters, step, top, bark, limit):
    n, p = diameters.shape
    d = diameters * (1 - bark) / 100
    g = np.pi / 4 * d * d
    total = step * (g.sum(axis=1) - (g[:, 0] + g[:, -1]) / 2) + g[:, -1] * top / 3
    running = np.concatenate([np.zeros((n, 1)), np.cumsum((g[:, 1:] + g[:, :-1]) / 2 * step, axis=1)], axis=1)
    thin = np.concatenate([100 * d[:, 1:] < limit, np.ones((n, 1), bool)], axis=1)
    merchantable = running[np.arange(n), thin.argmax(axis=1)]
    return total, merchantable, total / (g[:, 0] * ((p - 1) * step + top))
