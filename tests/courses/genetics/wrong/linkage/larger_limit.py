# D_max is the larger of the two products, not the smaller
def linkage(haplotypes):
    def limit(d, pi, pj):
        if d > 0:
            return max(pi * (1 - pj), (1 - pi) * pj)
        return max(pi * pj, (1 - pi) * (1 - pj))

    p = np.mean(haplotypes, axis=0)
    D = (haplotypes - p).T @ (haplotypes - p) / len(haplotypes)
    D_prime = np.zeros(D.shape)
    r2 = np.zeros(D.shape)
    for i, pi in enumerate(p):
        for j, pj in enumerate(p):
            v = pi * (1 - pi) * pj * (1 - pj)
            if v > 0:
                D_prime[i, j] = D[i, j] / limit(D[i, j], pi, pj)
                r2[i, j] = D[i, j] ** 2 / v
    return D, D_prime, r2
