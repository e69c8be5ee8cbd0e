# what: puts 4 epsilon (s12 - s6), the potential, into the virial instead of the force
def lennard_jones(x, box, epsilon, sigma, cutoff):
    i, j = np.triu_indices(len(x), 1)
    d = minimum_image(x[i] - x[j], box)
    r2 = np.sum(d**2, axis=1)
    near = r2 < cutoff**2
    i, j, d, r2 = i[near], j[near], d[near], r2[near]
    s6 = (sigma**2 / r2) ** 3
    s12 = s6**2
    c6 = (sigma / cutoff) ** 6
    u = 4 * epsilon * (s12 - s6)
    f = (24 * epsilon * (2 * s12 - s6) / r2)[:, None] * d
    forces = np.zeros_like(x)
    np.add.at(forces, i, f)
    np.subtract.at(forces, j, f)
    return {
        "potential": np.sum(u - 4 * epsilon * (c6**2 - c6)),
        "forces": forces,
        "virial": np.sum(u),
    }
