# the mean for delta is the mass per cell, sum(mass) / n_grid, not the mean density sum(mass) / box
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    u = x / dx - 0.5
    a = np.floor(u).astype(int)
    b = a + 1
    wb = u - a
    wa = b - u
    rho = np.zeros(n_grid)
    for p in range(len(x)):
        rho[a[p] % n_grid] += wa[p] * mass[p] / dx
        rho[b[p] % n_grid] += wb[p] * mass[p] / dx
    m = mass.sum() / n_grid
    delta = rho / m - 1
    return rho, delta, wa * delta[a % n_grid] + wb * delta[b % n_grid]
