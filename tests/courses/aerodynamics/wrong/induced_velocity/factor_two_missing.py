# the factor 2 of 2 pi is missing: gamma / (pi r)
def induced_velocity(points, vortices, gamma, core):
    dx = points[:, 0][:, None] - vortices[:, 0]
    dy = points[:, 1][:, None] - vortices[:, 1]
    rr = np.clip(dx**2 + dy**2, core**2, None)
    K = gamma / np.pi / rr
    return np.column_stack(((-K * dy).sum(1), (K * dx).sum(1)))
