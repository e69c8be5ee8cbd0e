# what: holds the squared distance against the cutoff itself, so pairs are lost
def lennard_jones(x, box, epsilon, sigma, cutoff):
    d = minimum_image(x[:, None, :] - x[None, :, :], box)
    rsq = np.einsum("ijk,ijk->ij", d, d)
    np.fill_diagonal(rsq, np.inf)
    near = rsq < cutoff
    s6 = np.where(near, (sigma**2 / rsq) ** 3, 0.0)
    c6 = (sigma / cutoff) ** 6
    pair = np.where(near, 4 * epsilon * (s6**2 - s6 - (c6**2 - c6)), 0.0)
    w = 24 * epsilon * (2 * s6**2 - s6)
    forces = np.einsum("ij,ijk->ik", w / rsq, d)
    return {"potential": np.sum(pair) / 2, "forces": forces, "virial": np.sum(w) / 2}
