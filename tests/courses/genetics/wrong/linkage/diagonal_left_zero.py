# the diagonals stay zero: only pairs of different loci are computed
def linkage(haplotypes):
    n, m = haplotypes.shape
    p = haplotypes.mean(axis=0)
    q = 1 - p
    D = np.zeros((m, m))
    Dprime = np.zeros((m, m))
    rsq = np.zeros((m, m))
    for i in range(m - 1):
        for j in range(i + 1, m):
            d = np.mean(haplotypes[:, i] * haplotypes[:, j]) - p[i] * p[j]
            D[i, j] = D[j, i] = d
            product = p[i] * q[i] * p[j] * q[j]
            if product == 0:
                continue
            top = min(p[i] * q[j], p[j] * q[i]) if d > 0 else min(p[i] * p[j], q[i] * q[j])
            Dprime[i, j] = Dprime[j, i] = d / top
            rsq[i, j] = rsq[j, i] = d**2 / product
    return D, Dprime, rsq
