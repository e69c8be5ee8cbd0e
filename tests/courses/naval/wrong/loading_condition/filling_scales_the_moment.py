# multiplied the free surface moment by the filling of the tank instead of leaving it whole
def loading_condition(weights, centers, tanks, km):
    total = np.sum(weights)
    centre = np.average(centers, axis=0, weights=weights)
    l, b, f, rho = (tanks[:, i] for i in range(4))
    mask = ~((f <= 0.02) | (f >= 0.98))
    gg = np.sum(rho[mask] * f[mask] * l[mask] * b[mask] ** 3 / 12) / total
    gm = km - centre[2] - gg
    if gm > 0:
        angle = np.rad2deg(np.arctan2(centre[1], gm))
    else:
        angle = 90.0
    return total, centre, gm, angle
