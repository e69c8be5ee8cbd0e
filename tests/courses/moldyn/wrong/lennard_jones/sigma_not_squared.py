# what: divides sigma, not its square, by the squared distance before the third power
def lennard_jones(x, box, epsilon, sigma, cutoff):
    d = minimum_image(x[:, None, :] - x[None, :, :], box)
    r2 = np.sum(d**2, axis=-1)
    np.fill_diagonal(r2, np.inf)
    near = r2 < cutoff**2
    s6 = np.where(near, (sigma / r2) ** 3, 0.0)
    sc6 = (sigma / cutoff) ** 6
    pair = np.where(near, 4 * epsilon * (s6**2 - s6) - 4 * epsilon * (sc6**2 - sc6), 0.0)
    w = 24 * epsilon * (2 * s6**2 - s6)
    return {
        "potential": 0.5 * np.sum(pair),
        "forces": np.sum(w[:, :, None] / r2[:, :, None] * d, axis=1),
        "virial": 0.5 * np.sum(w),
    }
