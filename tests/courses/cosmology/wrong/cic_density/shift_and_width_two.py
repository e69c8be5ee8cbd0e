# the half-cell shift is missing, and rho is not divided by the cell width
def cic_density(x, mass, n_grid, box):
    u = x * n_grid / box
    i = np.floor(u).astype(int)
    s = u - i
    rho = np.zeros(n_grid)
    for p in range(len(mass)):
        rho[i[p] % n_grid] += mass[p] * (1 - s[p])
        rho[(i[p] + 1) % n_grid] += mass[p] * s[p]
    delta = rho / rho.mean() - 1
    return rho, delta, (1 - s) * delta[i % n_grid] + s * delta[(i + 1) % n_grid]
