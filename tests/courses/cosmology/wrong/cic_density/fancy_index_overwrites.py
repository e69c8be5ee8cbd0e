# rho[left] += ... with an index array: of several particles in a cell only the last one counts
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    u = x / dx - 0.5
    i = np.floor(u).astype(int)
    s = u - i
    l, r = i % n_grid, (i + 1) % n_grid
    rho = np.zeros(n_grid)
    rho[l] += mass * (1 - s) / dx
    rho[r] += mass * s / dx
    delta = rho / np.mean(rho) - 1
    return rho, delta, (1 - s) * delta[l] + s * delta[r]
