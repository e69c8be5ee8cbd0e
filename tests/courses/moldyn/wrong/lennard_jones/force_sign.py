# what: has the sign of the forces wrong: what should repel attracts
def lennard_jones(x, box, epsilon, sigma, cutoff):
    n = len(x)
    potential = 0.0
    virial = 0.0
    forces = np.zeros_like(x)
    uc = 4 * epsilon * ((sigma / cutoff) ** 12 - (sigma / cutoff) ** 6)
    for i in range(n):
        for j in range(i + 1, n):
            dij = minimum_image(x[j] - x[i], box)
            r = np.sqrt(np.sum(dij**2))
            if r >= cutoff:
                continue
            sr6 = (sigma / r) ** 6
            potential += 4 * epsilon * (sr6**2 - sr6) - uc
            w = 24 * epsilon * (2 * sr6**2 - sr6)
            virial += w
            forces[i] += w / r**2 * dij
            forces[j] -= w / r**2 * dij
    return {"potential": potential, "forces": forces, "virial": virial}
