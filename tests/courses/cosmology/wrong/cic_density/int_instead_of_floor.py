# int() truncates towards zero instead of floor: wrong for particles with negative position in the grid
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    rho = np.zeros(n_grid)
    idx, fr = [], []
    for xp, mp in zip(x, mass):
        u = xp / dx - 0.5
        k = int(u)
        idx.append(k)
        fr.append(u - k)
        rho[k % n_grid] += mp * (1 - (u - k)) / dx
        rho[(k + 1) % n_grid] += mp * (u - k) / dx
    delta = rho / rho.mean() - 1
    idx, fr = np.array(idx), np.array(fr)
    return rho, delta, (1 - fr) * delta[idx % n_grid] + fr * delta[(idx + 1) % n_grid]
