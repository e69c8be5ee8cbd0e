# the second cell is always the one on the left (i - 1) instead of the right (i + 1)
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    u = x / dx - 0.5
    i = np.floor(u).astype(int)
    s = u - i
    first, second = i % n_grid, (i - 1) % n_grid
    rho = np.bincount(first, weights=(1 - s) * mass / dx, minlength=n_grid)
    rho = rho + np.bincount(second, weights=s * mass / dx, minlength=n_grid)
    delta = rho / rho.mean() - 1
    at = np.einsum("ip,ip->p", np.array([1 - s, s]), np.array([delta[first], delta[second]]))
    return rho, delta, at
