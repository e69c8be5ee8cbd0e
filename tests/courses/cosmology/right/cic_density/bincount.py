# bincount with weights, mean density from the total mass
def cic_density(x, mass, n_grid, box):
    u = x * n_grid / box - 0.5
    s, i = np.modf(u)
    neg = s < 0
    s, i = np.where(neg, s + 1, s), np.where(neg, i - 1, i).astype(int)
    lo, hi = i % n_grid, (i + 1) % n_grid
    per_cell = np.bincount(lo, mass * (1 - s), n_grid) + np.bincount(hi, mass * s, n_grid)
    rho = per_cell * n_grid / box
    delta = (rho - mass.sum() / box) / (mass.sum() / box)
    return rho, delta, delta[lo] + s * (delta[hi] - delta[lo])
