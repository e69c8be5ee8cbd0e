# P_ij is the share of haplotypes with equal alleles at both loci (AA or aa), not only with A at both
def linkage(haplotypes):
    n, m = haplotypes.shape
    p = haplotypes.mean(axis=0)
    q = 1 - p
    D = np.zeros((m, m))
    for i in range(m):
        for j in range(m):
            P = np.sum(haplotypes[:, i] == haplotypes[:, j]) / n
            D[i, j] = P - p[i] * p[j]
    D_max = np.where(D > 0, np.minimum(np.outer(p, q), np.outer(q, p)), np.minimum(np.outer(p, p), np.outer(q, q)))
    ok = np.outer(p * q, p * q) > 0
    D_prime = np.where(ok, D / np.where(ok, D_max, 1), 0)
    r2 = np.where(ok, D**2 / np.where(ok, np.outer(p * q, p * q), 1), 0)
    return D, D_prime, r2
