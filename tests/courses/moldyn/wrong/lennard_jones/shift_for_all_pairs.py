# what: subtracts the shift for every pair, also for those beyond the cutoff
def lennard_jones(x, box, epsilon, sigma, cutoff):
    n = len(x)
    d = minimum_image(x[:, None, :] - x[None, :, :], box)
    r2 = np.sum(d**2, axis=-1)
    np.fill_diagonal(r2, np.inf)
    near = r2 < cutoff**2
    s6 = np.where(near, (sigma**2 / r2) ** 3, 0.0)
    c6 = (sigma / cutoff) ** 6
    shift = 4 * epsilon * (c6**2 - c6)
    potential = 0.5 * np.sum(4 * epsilon * (s6**2 - s6)) - n * (n - 1) / 2 * shift
    w = 24 * epsilon * (2 * s6**2 - s6)
    forces = np.sum((w / r2)[:, :, None] * d, axis=1)
    return {"potential": potential, "forces": forces, "virial": 0.5 * np.sum(w)}
