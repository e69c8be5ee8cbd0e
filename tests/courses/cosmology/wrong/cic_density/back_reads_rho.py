# the density rho, not the contrast delta, is interpolated to the particles
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    t = x / dx - 0.5
    cell = np.floor(t).astype(int)
    t = t - cell
    rho = np.zeros(n_grid)
    for c, tt, m in zip(cell, t, mass):
        for off, share in ((0, 1 - tt), (1, tt)):
            rho[(c + off) % n_grid] += m * share / dx
    delta = (rho - np.mean(rho)) / np.mean(rho)
    at = (1 - t) * rho[cell % n_grid] + t * rho[(cell + 1) % n_grid]
    return rho, delta, at
