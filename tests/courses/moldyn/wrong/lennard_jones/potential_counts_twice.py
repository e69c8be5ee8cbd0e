# what: sums the potential over all ordered pairs, so each pair counts twice
def lennard_jones(x, box, epsilon, sigma, cutoff):
    d = minimum_image(x[:, None, :] - x[None, :, :], box)
    r2 = np.sum(d * d, axis=2)
    r2 = r2 + np.diag(np.full(len(x), np.inf))
    r2 = np.where(np.isnan(r2), np.inf, r2)
    mask = r2 < cutoff**2
    s2 = sigma**2 / r2
    s6 = np.where(mask, s2**3, 0)
    s12 = s6 * s6
    c = (sigma / cutoff) ** 6
    potential = np.sum(4 * epsilon * (s12 - s6)[mask] - 4 * epsilon * (c * c - c))
    w = 24 * epsilon * (2 * s12 - s6)
    return {
        "potential": potential,
        "forces": np.sum((w / r2)[..., None] * d, axis=1),
        "virial": np.sum(w) / 2,
    }
