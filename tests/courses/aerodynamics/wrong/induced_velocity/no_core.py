# the core is left out: 1/r is used also inside of it (only exactly at the center the velocity is zero)
def induced_velocity(points, vortices, gamma, core):
    d = points[:, None] - vortices[None]
    r2 = np.einsum("ijk,ijk->ij", d, d)
    inv = np.zeros_like(r2)
    inv[r2 > 0] = 1 / r2[r2 > 0]
    w = inv * gamma / (2 * np.pi)
    return np.stack([-np.einsum("ij,ij->i", w, d[..., 1]), np.einsum("ij,ij->i", w, d[..., 0])], axis=1)
