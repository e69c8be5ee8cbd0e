# positions are wrapped into the box, but the right neighbour of the last cell is the last cell again instead of the first
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    u = np.mod(x / dx - 0.5, n_grid)
    i = np.floor(u).astype(int)
    s = u - i
    j = np.minimum(i + 1, n_grid - 1)
    rho = np.zeros(n_grid)
    for p in range(x.size):
        rho[i[p]] += mass[p] * (1 - s[p]) / dx
        rho[j[p]] += mass[p] * s[p] / dx
    delta = rho / rho.mean() - 1
    return rho, delta, delta[i] * (1 - s) + delta[j] * s
