# what: sums the virial over all ordered pairs, so each pair counts twice
def lennard_jones(x, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    F = np.zeros((n, dim))
    U = 0.0
    W = 0.0
    c6 = (sigma / cutoff) ** 6
    for i in range(n):
        for j in range(n):
            if i == j:
                continue
            d = minimum_image(x[i] - x[j], box)
            r2 = d @ d
            if r2 < cutoff**2:
                s6 = (sigma**2 / r2) ** 3
                U += 0.5 * 4 * epsilon * (s6**2 - s6 - c6**2 + c6)
                w = 24 * epsilon * (2 * s6**2 - s6)
                F[i] += w * d / r2
                W += w
    return {"potential": U, "forces": F, "virial": W}
