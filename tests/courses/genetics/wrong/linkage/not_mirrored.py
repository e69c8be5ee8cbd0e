# only the upper triangles are filled, and not mirrored into the lower ones
def linkage(haplotypes):
    m = haplotypes.shape[1]
    p = haplotypes.mean(axis=0)
    D = np.zeros((m, m))
    D_prime = np.zeros((m, m))
    r2 = np.zeros((m, m))
    for i in range(m):
        for j in range(i, m):
            pi, pj = p[i], p[j]
            D[i, j] = np.mean(haplotypes[:, i] * haplotypes[:, j]) - pi * pj
            var = pi * (1 - pi) * pj * (1 - pj)
            if var > 0:
                r2[i, j] = D[i, j] ** 2 / var
                if D[i, j] > 0:
                    D_prime[i, j] = D[i, j] / min(pi * (1 - pj), pj * (1 - pi))
                else:
                    D_prime[i, j] = D[i, j] / min(pi * pj, (1 - pi) * (1 - pj))
    return D, D_prime, r2
