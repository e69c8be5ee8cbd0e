# what: two loops, twelfth and sixth powers
def lennard_jones(x, box, epsilon, sigma, cutoff):
    n = len(x)
    U = 0.0
    W = 0.0
    F = np.zeros_like(x)

    def u(r):
        return 4 * epsilon * ((sigma / r) ** 12 - (sigma / r) ** 6)

    for i in range(n):
        for j in range(i):
            d = x[i] - x[j]
            d = d - box * np.rint(d / box)
            r = np.linalg.norm(d)
            if r < cutoff:
                U += u(r) - u(cutoff)
                slope = 4 * epsilon * (-12 * sigma**12 / r**13 + 6 * sigma**6 / r**7)
                F[i] -= slope * d / r
                F[j] += slope * d / r
                W -= slope * r
    return {"virial": W, "potential": U, "forces": F}
