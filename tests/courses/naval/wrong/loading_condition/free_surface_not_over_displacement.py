# subtracted the free surface moment instead of the moment over the displacement
def loading_condition(weights, centers, tanks, km):
    disp = sum(weights)
    moments = (weights[:, None] * centers).sum(axis=0)
    g = moments / disp
    correction = 0
    for row in tanks:
        inertia = row[0] * row[1] ** 3 / 12
        if row[2] > 0.02 and row[2] < 0.98:
            correction = correction + row[3] * inertia
    GM = km - g[2] - correction
    heel = 90.0
    if GM > 0:
        heel = np.arctan(g[1] / GM) * 180 / np.pi
    return disp, g, GM, heel
