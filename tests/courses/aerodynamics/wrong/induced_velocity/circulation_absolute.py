# the sign of the circulations is lost: their absolute values are used
def induced_velocity(points, vortices, gamma, core):
    vx = np.zeros(len(points))
    vy = np.zeros(len(points))
    for k in range(len(gamma)):
        d = points - vortices[k]
        r2 = np.maximum(d[:, 0] ** 2 + d[:, 1] ** 2, core**2)
        strength = np.abs(gamma[k]) / (2 * np.pi)
        vx += -strength * d[:, 1] / r2
        vy += strength * d[:, 0] / r2
    return np.vstack((vx, vy)).T
