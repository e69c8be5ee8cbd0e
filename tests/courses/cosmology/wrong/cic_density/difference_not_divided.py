# delta is rho minus its mean, not divided by the mean
def cic_density(x, mass, n_grid, box):
    dx = box / n_grid
    centres = (np.arange(n_grid) + 0.5) * dx
    dist = x[:, None] - centres[None, :]
    dist = dist - box * np.round(dist / box)
    kernel = np.clip(1 - np.abs(dist) / dx, 0, None)
    rho = mass @ kernel / dx
    delta = rho - rho.mean()
    return rho, delta, kernel @ delta
