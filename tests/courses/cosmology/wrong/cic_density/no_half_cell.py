# the half-cell shift is missing: cell centres are taken at i dx instead of (i + 1/2) dx
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    xi = (x % box) / dx
    i = np.floor(xi).astype(int)
    s = xi - i
    i0, i1 = i % n_grid, (i + 1) % n_grid
    rho = np.zeros(n_grid)
    np.add.at(rho, i0, mass * (1 - s))
    np.add.at(rho, i1, mass * s)
    rho /= dx
    delta = rho / rho.mean() - 1
    return rho, delta, delta[i0] * (1 - s) + delta[i1] * s
