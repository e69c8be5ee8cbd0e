# the factor is 1/(4 pi), as of a half infinite vortex, instead of 1/(2 pi)
def induced_velocity(points, vortices, gamma, core):
    z = points[:, 0] + 1j * points[:, 1]
    zv = vortices[:, 0] + 1j * vortices[:, 1]
    dz = z[:, None] - zv[None, :]
    r2 = np.maximum(np.abs(dz) ** 2, core**2)
    w = (1j * dz * gamma / (4 * np.pi * r2)).sum(axis=1)
    return np.stack([w.real, w.imag], axis=1)
