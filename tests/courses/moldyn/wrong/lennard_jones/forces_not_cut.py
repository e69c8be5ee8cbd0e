# what: cuts off the potential, but sums forces and virial over all pairs
def lennard_jones(x, box, epsilon, sigma, cutoff):
    d = minimum_image(x[:, None, :] - x[None, :, :], box)
    r2 = np.sum(d**2, axis=-1)
    np.fill_diagonal(r2, np.inf)
    s6 = (sigma**2 / r2) ** 3
    s12 = s6**2
    c6 = (sigma / cutoff) ** 6
    pair = 4 * epsilon * (s12 - s6) - 4 * epsilon * (c6**2 - c6)
    potential = 0.5 * np.sum(pair[r2 < cutoff**2])
    w = 24 * epsilon * (2 * s12 - s6)
    forces = np.sum((w / r2)[:, :, None] * d, axis=1)
    return {"potential": potential, "forces": forces, "virial": 0.5 * np.sum(w)}
