# the box is not periodic: cell indices are clipped to the first and last cell instead of wrapped around
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    u = x / dx - 0.5
    i = np.floor(u).astype(int)
    f = u - i
    il = np.clip(i, 0, n_grid - 1)
    ir = np.clip(i + 1, 0, n_grid - 1)
    rho = np.zeros(n_grid)
    np.add.at(rho, il, mass * (1 - f) / dx)
    np.add.at(rho, ir, mass * f / dx)
    delta = rho / rho.mean() - 1
    return rho, delta, (1 - f) * delta[il] + f * delta[ir]
