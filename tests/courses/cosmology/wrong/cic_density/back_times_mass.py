# the interpolated values are multiplied by the particles' masses
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    u = x / dx - 0.5
    i0 = np.floor(u).astype(int)
    w1 = (u - i0) * mass
    w0 = (1 - u + i0) * mass
    A, B = i0 % n_grid, (i0 + 1) % n_grid
    rho = np.zeros(n_grid)
    np.add.at(rho, A, w0)
    np.add.at(rho, B, w1)
    rho = rho / dx
    delta = rho / rho.mean() - 1
    return rho, delta, w0 * delta[A] + w1 * delta[B]
