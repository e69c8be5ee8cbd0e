def loading_condition(weights, centers, tanks, km):
    disp = weights.sum()
    g = np.average(centers, axis=0, weights=weights)
    f = tanks[:, 2]
    moments = np.where((f <= 0.02) | (f >= 0.98), 0.0, tanks[:, 0] * tanks[:, 1] ** 3 * tanks[:, 3])
    gm = km - g[2] - moments.sum() / (12 * disp)
    heel = 90.0
    if gm > 0:
        heel = np.arctan2(g[1], gm) * 180 / np.pi
    return disp, g, gm, heel
