# left and right weights are swapped, in the assignment and in the interpolation
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    g = x / dx - 0.5
    lo = np.floor(g).astype(int)
    frac = g - lo
    lo, hi = np.mod(lo, n_grid), np.mod(lo + 1, n_grid)
    rho = np.zeros(n_grid)
    for p in range(x.size):
        rho[lo[p]] += mass[p] * frac[p]
        rho[hi[p]] += mass[p] * (1 - frac[p])
    rho = rho / dx
    delta = rho / rho.mean() - 1
    back = frac * delta[lo] + (1 - frac) * delta[hi]
    return rho, delta, back
