# which limit is taken is decided by P_ij > 0 instead of D > 0
def linkage(haplotypes):
    n = len(haplotypes)
    p = haplotypes.sum(axis=0) / n
    q = 1 - p
    P = haplotypes.T @ haplotypes / n
    D = P - np.outer(p, p)
    limit = np.where(P > 0, np.minimum(np.outer(p, q), np.outer(q, p)), np.minimum(np.outer(p, p), np.outer(q, q)))
    variance = np.outer(p * q, p * q)
    D_prime = np.divide(D, limit, out=np.zeros_like(D), where=variance > 0)
    r2 = np.divide(D * D, variance, out=np.zeros_like(D), where=variance > 0)
    return D, D_prime, r2
