# what: counts every pair twice in the potential, and shifts by c6 with the third power of sigma / cutoff
def lennard_jones(x, box, epsilon, sigma, cutoff):
    forces = np.zeros_like(x)
    potential = 0.0
    virial = 0.0
    c6 = (sigma / cutoff) ** 3
    shift = 4 * epsilon * (c6**2 - c6)
    for i in range(len(x)):
        for j in range(len(x)):
            if i != j:
                d = minimum_image(x[i] - x[j], box)
                r2 = np.sum(d**2)
                if r2 < cutoff**2:
                    s6 = (sigma**2 / r2) ** 3
                    potential += 4 * epsilon * (s6**2 - s6) - shift
                    w = 24 * epsilon * (2 * s6**2 - s6)
                    virial += 0.5 * w
                    forces[i] += w * d / r2
    return {"potential": potential, "forces": forces, "virial": virial}
