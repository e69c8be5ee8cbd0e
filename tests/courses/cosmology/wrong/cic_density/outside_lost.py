# what would fall into a cell outside of the grid is dropped instead of wrapped around, and counts as zero in the interpolation
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    rho = np.zeros(n_grid)
    def neighbours(xp):
        u = xp / dx - 0.5
        j = int(np.floor(u))
        return [(c, wt) for c, wt in ((j, 1 - (u - j)), (j + 1, u - j)) if 0 <= c < n_grid]
    for xp, mp in zip(x, mass):
        for c, wt in neighbours(xp):
            rho[c] += wt * mp / dx
    mean = rho.mean()
    delta = rho / mean - 1 if mean > 0 else np.zeros(n_grid)
    return rho, delta, np.array([sum(wt * delta[c] for c, wt in neighbours(xp)) + 0.0 for xp in x])
