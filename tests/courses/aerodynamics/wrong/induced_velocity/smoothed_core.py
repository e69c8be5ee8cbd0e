# the core is smoothed everywhere, r^2 + core^2, instead of limiting r^2 to core^2
def induced_velocity(points, vortices, gamma, core):
    X = points[:, [0]] - vortices[:, 0][None, :]
    Y = points[:, [1]] - vortices[:, 1][None, :]
    denom = 2 * np.pi * (X**2 + Y**2 + core**2)
    u = -(Y / denom) @ gamma
    v = (X / denom) @ gamma
    return np.array([u, v]).T
