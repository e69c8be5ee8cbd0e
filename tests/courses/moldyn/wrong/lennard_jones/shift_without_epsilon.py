# what: forgets the factor 4 epsilon in the shift
def lennard_jones(x, box, epsilon, sigma, cutoff):
    ii, jj = np.triu_indices(x.shape[0], k=1)
    sep = minimum_image(x[ii] - x[jj], box)
    r = np.sqrt(np.sum(sep**2, axis=1))
    within = r < cutoff
    sr6 = np.where(within, (sigma / r) ** 6, 0.0)
    sr6c = (sigma / cutoff) ** 6
    u = 4 * epsilon * (sr6**2 - sr6) - within * (sr6c**2 - sr6c)
    w = 24 * epsilon * (2 * sr6**2 - sr6)
    pairforce = (w / r**2)[:, None] * sep
    forces = np.zeros_like(x)
    for a, b, f in zip(ii, jj, pairforce):
        forces[a] += f
        forces[b] -= f
    return {"potential": np.sum(u), "forces": forces, "virial": np.sum(w)}
