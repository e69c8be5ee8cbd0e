# the masses are ignored: each particle counts as one
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    u = x / dx - 0.5
    i = np.floor(u).astype(int)
    s = u - i
    rho = np.zeros(n_grid)
    np.add.at(rho, i % n_grid, 1 - s)
    np.add.at(rho, (i + 1) % n_grid, s)
    rho = rho / dx
    delta = rho / rho.mean() - 1
    return rho, delta, (1 - s) * delta[i % n_grid] + s * delta[(i + 1) % n_grid]
