# D is the frequency of the haplotypes with A at both loci: p_i p_j is not subtracted
def linkage(haplotypes):
    n, m = haplotypes.shape
    p = haplotypes.sum(axis=0) / n
    q = 1 - p
    D = np.zeros((m, m))
    D_prime = np.zeros((m, m))
    r2 = np.zeros((m, m))
    for i in range(m):
        for j in range(m):
            D[i, j] = np.sum(haplotypes[:, i] * haplotypes[:, j]) / n
            if p[i] * q[i] * p[j] * q[j] == 0:
                continue
            if D[i, j] > 0:
                limit = min(p[i] * q[j], q[i] * p[j])
            else:
                limit = min(p[i] * p[j], q[i] * q[j])
            D_prime[i, j] = D[i, j] / limit
            r2[i, j] = D[i, j] ** 2 / (p[i] * q[i] * p[j] * q[j])
    return D, D_prime, r2
