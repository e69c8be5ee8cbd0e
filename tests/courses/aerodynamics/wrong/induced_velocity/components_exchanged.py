# the two components are exchanged: column 0 holds v and column 1 holds u
def induced_velocity(points, vortices, gamma, core):
    dx = np.subtract.outer(points[:, 0], vortices[:, 0])
    dy = np.subtract.outer(points[:, 1], vortices[:, 1])
    r2 = np.maximum(dx * dx + dy * dy, core * core)
    u = -np.dot(dy / r2, gamma) / (2 * np.pi)
    v = np.dot(dx / r2, gamma) / (2 * np.pi)
    return np.stack([v, u], axis=1)
