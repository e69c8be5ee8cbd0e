# rho is mass per cell: it is not divided by the cell width
def cic_density(x, mass, n_grid, box):
    pos = x * n_grid / box - 0.5
    base = np.floor(pos)
    s = pos - base
    base = base.astype(int)
    rho = np.zeros(n_grid)
    for k in range(len(x)):
        rho[base[k] % n_grid] += (1 - s[k]) * mass[k]
        rho[(base[k] + 1) % n_grid] += s[k] * mass[k]
    delta = (rho - rho.mean()) / rho.mean()
    vals = [(1 - s[k]) * delta[base[k] % n_grid] + s[k] * delta[(base[k] + 1) % n_grid] for k in range(len(x))]
    return rho, delta, np.array(vals)
