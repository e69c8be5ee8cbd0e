# the mean density is taken over the cells that are not empty only
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    u = x / dx - 0.5
    i = np.floor(u).astype(int)
    s = u - i
    rho = np.zeros(n_grid)
    np.add.at(rho, i % n_grid, mass * (1 - s) / dx)
    np.add.at(rho, (i + 1) % n_grid, mass * s / dx)
    mean = rho[rho > 0].mean()
    delta = rho / mean - 1
    return rho, delta, (1 - s) * delta[i % n_grid] + s * delta[(i + 1) % n_grid]
