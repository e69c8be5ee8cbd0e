# delta is rho over its mean, without the - 1 (at_particles accordingly)
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    rho = np.zeros(n_grid)
    q = np.asarray(x) / dx - 0.5
    j = np.floor(q).astype(int)
    r = q - j
    for jj, rr, mm in zip(j, r, mass):
        rho[jj % n_grid] += mm * (1 - rr) / dx
        rho[(jj + 1) % n_grid] += mm * rr / dx
    delta = rho / rho.mean()
    at = delta.take(j, mode="wrap") * (1 - r) + delta.take(j + 1, mode="wrap") * r
    return rho, delta, at
