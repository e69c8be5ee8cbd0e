# the distance is taken along x only
def induced_velocity(points, vortices, gamma, core):
    w = np.zeros((points.shape[0], 2))
    for i in range(points.shape[0]):
        dx = points[i, 0] - vortices[:, 0]
        dy = points[i, 1] - vortices[:, 1]
        r = np.maximum(np.abs(dx), core)
        coef = gamma / (2 * np.pi * r**2)
        w[i, 0] = -(coef * dy).sum()
        w[i, 1] = (coef * dx).sum()
    return w
