# matrix of triangular kernels with periodic distances summed over images, no indices
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    c = (np.arange(n_grid) + 0.5) * dx
    d = np.mod(x, box)[:, None] - c
    K = sum(np.clip(1 - np.abs(d + s * box) / dx, 0, None) for s in (-1, 0, 1))
    rho = mass @ K / dx
    delta = rho / rho.mean() - 1
    return rho, delta, K @ delta
