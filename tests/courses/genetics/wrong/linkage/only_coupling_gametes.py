# D is P11*P00 without subtracting P10*P01
def linkage(haplotypes):
    n = haplotypes.shape[0]
    A = haplotypes
    a = 1 - haplotypes
    P11 = A.T @ A / n
    P00 = a.T @ a / n
    D = P11 * P00
    p, q = A.mean(axis=0), a.mean(axis=0)
    D_max = np.where(D > 0, np.minimum(np.outer(p, q), np.outer(q, p)), np.minimum(np.outer(p, p), np.outer(q, q)))
    ok = np.outer(p * q, p * q) > 0
    D_prime, r2 = np.zeros_like(D), np.zeros_like(D)
    D_prime[ok] = D[ok] / D_max[ok]
    r2[ok] = (D**2)[ok] / np.outer(p * q, p * q)[ok]
    return D, D_prime, r2
