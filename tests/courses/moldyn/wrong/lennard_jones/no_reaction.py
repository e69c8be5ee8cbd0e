# what: adds each pair's force to the first particle only; the second feels nothing
def lennard_jones(x, box, epsilon, sigma, cutoff):
    n = len(x)
    forces = np.zeros_like(x)
    energy, virial = 0.0, 0.0
    cut6 = (sigma / cutoff) ** 6
    for i in range(n):
        for j in range(i + 1, n):
            rij = minimum_image(x[i] - x[j], box)
            r2 = np.sum(rij**2)
            if r2 < cutoff**2:
                s6 = (sigma**2 / r2) ** 3
                energy += 4 * epsilon * (s6 * (s6 - 1) - cut6 * (cut6 - 1))
                w = 24 * epsilon * s6 * (2 * s6 - 1)
                virial += w
                forces[i] += w / r2 * rij
    return {"potential": energy, "forces": forces, "virial": virial}
