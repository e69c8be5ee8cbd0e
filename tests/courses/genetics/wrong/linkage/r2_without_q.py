# r2 is divided by p_i p_j only, without the q's
def linkage(haplotypes):
    p = haplotypes.mean(axis=0)
    q = 1 - p
    centered = haplotypes - p
    D = centered.T @ centered / len(centered)
    pp, qq, pq = np.outer(p, p), np.outer(q, q), np.outer(p, q)
    D_max = np.where(D > 0, np.minimum(pq, pq.T), np.minimum(pp, qq))
    varies = pp * qq > 0
    D_prime = np.zeros_like(D)
    r2 = np.zeros_like(D)
    D_prime[varies] = D[varies] / D_max[varies]
    r2[varies] = D[varies] ** 2 / pp[varies]
    return D, D_prime, r2
