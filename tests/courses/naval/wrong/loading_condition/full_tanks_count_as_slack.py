# left out the empty tanks alone instead of the empty and the full ones
def loading_condition(weights, centers, tanks, km):
    D = np.sum(weights)
    G_point = np.einsum("i,ij->j", weights, centers) / D
    free = tanks[tanks[:, 2] > 0.02]
    fs = np.sum(free[:, 0] * free[:, 1] ** 3 * free[:, 3]) / 12 / D
    gm = km - (G_point[2] + fs)
    heel = np.degrees(np.arctan(G_point[1] / gm)) if gm > 0 else 90.0
    return D, G_point, gm, heel
