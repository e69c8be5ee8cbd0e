# what: writes 48 epsilon (s12 - s6) for the slope, and divides by the distance only once
def lennard_jones(x, box, epsilon, sigma, cutoff):
    d = minimum_image(x[:, None, :] - x[None, :, :], box)
    r = np.sqrt(np.sum(d**2, axis=-1))
    np.fill_diagonal(r, np.inf)
    near = r < cutoff
    s6 = np.where(near, (sigma / r) ** 6, 0.0)
    c6 = (sigma / cutoff) ** 6
    u = np.where(near, 4 * epsilon * (s6**2 - s6 - c6**2 + c6), 0.0)
    w = 48 * epsilon * (s6**2 - s6)
    forces = np.sum((w / r)[:, :, None] * d, axis=1)
    return {"potential": 0.5 * np.sum(u), "forces": forces, "virial": 0.5 * np.sum(w)}
