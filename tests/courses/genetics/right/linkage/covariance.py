# D as the covariance matrix, r2 as the square of the correlation from standard deviations
def linkage(haplotypes):
    D = np.cov(haplotypes.T, bias=True).reshape(haplotypes.shape[1], haplotypes.shape[1])
    p = haplotypes.mean(axis=0)
    q = 1 - p
    sd = haplotypes.std(axis=0)
    ok = np.outer(sd, sd) > 0
    r = np.divide(D, np.outer(sd, sd), out=np.zeros_like(D), where=ok)
    limit = np.where(D > 0, np.minimum(np.outer(p, q), np.outer(q, p)), np.minimum(np.outer(p, p), np.outer(q, q)))
    D_prime = np.divide(D, limit, out=np.zeros_like(D), where=ok)
    return D, D_prime, r**2
