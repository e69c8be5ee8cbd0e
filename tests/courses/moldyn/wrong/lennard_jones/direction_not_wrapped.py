# what: measures distances with nearest images, but points the forces along the plain differences
def lennard_jones(x, box, epsilon, sigma, cutoff):
    diff = x[:, None, :] - x[None, :, :]
    r2 = np.sum(minimum_image(diff, box) ** 2, axis=-1)
    np.fill_diagonal(r2, np.inf)
    near = r2 < cutoff**2
    s6 = np.where(near, (sigma**2 / r2) ** 3, 0.0)
    c6 = (sigma / cutoff) ** 6
    shift = 4 * epsilon * (c6**2 - c6)
    u = np.where(near, 4 * epsilon * (s6**2 - s6) - shift, 0.0)
    w = 24 * epsilon * (2 * s6**2 - s6)
    forces = np.sum((w / r2)[:, :, None] * diff, axis=1)
    return {"potential": np.sum(u) / 2, "forces": forces, "virial": np.sum(w) / 2}
