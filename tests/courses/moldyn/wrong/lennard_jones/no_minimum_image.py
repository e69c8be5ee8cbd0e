# what: takes the plain differences of the positions, without their nearest images
def lennard_jones(x, box, epsilon, sigma, cutoff):
    i, j = np.triu_indices(len(x), 1)
    d = x[i] - x[j]
    r2 = (d**2).sum(axis=1)
    keep = r2 < cutoff**2
    i, j, d, r2 = i[keep], j[keep], d[keep], r2[keep]
    s6 = (sigma**2 / r2) ** 3
    c6 = (sigma / cutoff) ** 6
    w = 24 * epsilon * (2 * s6**2 - s6)
    forces = np.zeros_like(x)
    f = (w / r2)[:, None] * d
    np.add.at(forces, i, f)
    np.add.at(forces, j, -f)
    potential = np.sum(4 * epsilon * (s6**2 - s6)) - len(i) * 4 * epsilon * (c6**2 - c6)
    return {"potential": potential, "forces": forces, "virial": np.sum(w)}
