def loading_condition(weights, centers, tanks, km):
    def free_surface():
        slack = tanks[np.abs(tanks[:, 2] - 0.5) < 0.48]
        return np.einsum("i,i,i,i,i->", slack[:, 3], slack[:, 0], slack[:, 1], slack[:, 1], slack[:, 1]) / 12

    D = float(np.add.reduce(weights))
    center = np.einsum("n,nd->d", weights / D, centers)
    gm = km - (center[2] + free_surface() / D)
    if gm <= 0:
        return D, center, gm, 90.0
    return D, center, gm, np.rad2deg(np.arctan(center[1] / gm))
