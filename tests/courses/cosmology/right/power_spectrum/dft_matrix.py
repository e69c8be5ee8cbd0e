# discrete Fourier transform by a matrix, bins by loops over single modes
def power_spectrum(rho, box, edges, n_galaxies):
    n = len(rho)
    j = np.arange(n)
    F = np.exp(-2j * np.pi * np.outer(j, j) / n)
    dk = F @ (rho / rho.mean() - 1) @ F.T
    nb = len(edges) - 1
    k, p, m = np.zeros(nb), np.zeros(nb), np.zeros(nb, int)
    for a in range(n):
        for b in range(n):
            ia, ib = min(a, n - a), min(b, n - b)
            kk = 2 * np.pi / box * np.sqrt(ia**2 + ib**2)
            for r in range(nb):
                if kk > 0 and edges[r] <= kk < edges[r + 1]:
                    k[r] += kk
                    p[r] += abs(dk[a, b]) ** 2 * box**2 / n**4 - box**2 / n_galaxies
                    m[r] += 1
    some = np.maximum(m, 1)
    return {"k": k / some, "power": p / some, "modes": m}
