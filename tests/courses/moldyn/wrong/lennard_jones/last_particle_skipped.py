# what: the inner loop ends one early, so the last particle has no partners
def lennard_jones(x, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    potential = 0.0
    virial = 0.0
    forces = np.zeros((n, dim))
    c6 = (sigma / cutoff) ** 6
    shift = 4 * epsilon * (c6**2 - c6)
    for i in range(n - 1):
        for j in range(i + 1, n - 1):
            d = minimum_image(x[i] - x[j], box)
            r2 = np.dot(d, d)
            if r2 < cutoff**2:
                s6 = sigma**6 / r2**3
                potential += 4 * epsilon * (s6**2 - s6) - shift
                w = 24 * epsilon * (2 * s6**2 - s6)
                virial += w
                forces[i] += w * d / r2
                forces[j] -= w * d / r2
    return {"potential": potential, "forces": forces, "virial": virial}
