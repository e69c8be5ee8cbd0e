# the test for the core compares r squared with core instead of r with core, the formulas themselves are right
def induced_velocity(points, vortices, gamma, core):
    dx = points[:, None, 0] - vortices[None, :, 0]
    dy = points[:, None, 1] - vortices[None, :, 1]
    rsq = dx**2 + dy**2
    inside = rsq < core
    safe = np.where(rsq == 0, 1, rsq)
    k = np.where(inside, gamma / (2 * np.pi * core**2), gamma / (2 * np.pi * safe))
    return np.stack([np.sum(-k * dy, 1), np.sum(k * dx, 1)], 1)
