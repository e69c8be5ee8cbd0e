# what: divides the force by the distance once: the displacement is not made a unit vector
def lennard_jones(x, box, epsilon, sigma, cutoff):
    n = x.shape[0]
    forces = np.zeros(x.shape)
    potential = virial = 0.0
    shift = 4 * epsilon * ((sigma / cutoff) ** 12 - (sigma / cutoff) ** 6)
    for i in range(n - 1):
        for j in range(i + 1, n):
            d = minimum_image(x[i] - x[j], box)
            r = np.linalg.norm(d)
            if r < cutoff:
                a = (sigma / r) ** 12
                b = (sigma / r) ** 6
                potential += 4 * epsilon * (a - b) - shift
                w = 24 * epsilon * (2 * a - b)
                virial += w
                f = w / r * d
                forces[i] += f
                forces[j] -= f
    return {"potential": potential, "forces": forces, "virial": virial}
