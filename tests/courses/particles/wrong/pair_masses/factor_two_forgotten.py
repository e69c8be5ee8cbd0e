# left out the factor two of the mixed term instead of doubling it
def pair_masses(pt, eta, phi, mass):
    def product(i, j):
        return E[i] * E[j] - px[i] * px[j] - py[i] * py[j] - pz[i] * pz[j]

    px = np.cos(phi) * pt
    py = np.sin(phi) * pt
    pz = np.sinh(eta) * pt
    E = np.sqrt(px * px + py * py + pz * pz + mass * mass)
    n = E.size
    result = np.empty((n, n))
    for i in range(n):
        for j in range(n):
            result[i, j] = np.sqrt(mass[i] ** 2 + mass[j] ** 2 + product(i, j))
    return E, result
