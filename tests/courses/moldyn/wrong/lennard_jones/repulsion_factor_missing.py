# what: the derivative of the repulsion lacks its factor 2: s12 - s6 instead of 2 s12 - s6
def lennard_jones(x, box, epsilon, sigma, cutoff):
    delta = minimum_image(x[:, None] - x[None], box)
    dist = np.linalg.norm(delta, axis=2)
    n = x.shape[0]
    dist[np.arange(n), np.arange(n)] = 1e10
    inside = dist < cutoff
    sr6 = inside * (sigma / dist) ** 6
    sr12 = sr6**2
    u_c = 4 * epsilon * ((sigma / cutoff) ** 12 - (sigma / cutoff) ** 6)
    u = (4 * epsilon * (sr12 - sr6) - u_c) * inside
    w = 24 * epsilon * (sr12 - sr6)
    forces = np.einsum("ij,ijk->ik", w / dist**2, delta)
    return {"potential": u.sum() / 2, "forces": forces, "virial": w.sum() / 2}
