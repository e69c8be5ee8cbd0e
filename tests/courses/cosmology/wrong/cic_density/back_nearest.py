# the interpolation to the particles reads the cell that holds the particle, without weights; the assignment is right
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    c = (np.arange(n_grid) + 0.5) * dx
    sep = np.abs((x[:, None] - c) % box)
    sep = np.minimum(sep, box - sep)
    wts = np.maximum(0, 1 - sep / dx)
    rho = np.einsum("pg,p->g", wts, mass) / dx
    delta = rho / rho.mean() - 1
    home = (np.floor(x / dx) % n_grid).astype(int)
    return rho, delta, delta[home]
