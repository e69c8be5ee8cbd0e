# the whole mass goes to the cell that the particle is in (nearest grid point); rho and delta come from that, at_particles reads the same cell
def cic_density(x, mass, n_grid, box):
    h = box / n_grid
    cell = np.floor(x / h).astype(int) % n_grid
    rho = np.bincount(cell, weights=mass, minlength=n_grid) / h
    delta = rho / rho.mean() - 1
    return rho, delta, delta[cell]
