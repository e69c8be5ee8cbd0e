# p is the mean of the whole table, one number for all loci, instead of the mean of each column
def linkage(haplotypes):
    n, m = haplotypes.shape
    p = np.full(m, haplotypes.mean())
    q = 1 - p
    D = haplotypes.T @ haplotypes / n - np.outer(p, p)
    D_max = np.where(D > 0, np.minimum(np.outer(p, q), np.outer(q, p)), np.minimum(np.outer(p, p), np.outer(q, q)))
    varies = np.outer(p * q, p * q) > 0
    D_prime = np.where(varies, D / D_max, 0)
    r2 = np.where(varies, D**2 / np.outer(p * q, p * q), 0)
    return D, D_prime, r2
