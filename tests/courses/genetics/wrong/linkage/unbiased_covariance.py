# D is the covariance with n-1 instead of n
def linkage(haplotypes):
    D = np.atleast_2d(np.cov(haplotypes, rowvar=False))
    p = haplotypes.mean(axis=0)
    pq = p * (1 - p)
    pos = np.minimum(np.outer(p, 1 - p), np.outer(1 - p, p))
    neg = np.minimum(np.outer(p, p), np.outer(1 - p, 1 - p))
    bound = np.where(D > 0, pos, neg)
    ok = np.outer(pq, pq) > 0
    D_prime = np.where(ok, D / np.where(ok, bound, 1), 0.0)
    r2 = np.where(ok, D**2 / np.where(ok, np.outer(pq, pq), 1), 0.0)
    return D, D_prime, r2
