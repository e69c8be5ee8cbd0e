# r2 is 1 instead of 0 where one of the two loci does not vary
def linkage(haplotypes):
    p = np.mean(haplotypes, axis=0)
    q = 1 - p
    D = haplotypes.T @ haplotypes / len(haplotypes) - np.outer(p, p)
    D_max = np.where(D > 0, np.minimum(np.outer(p, q), np.outer(q, p)), np.minimum(np.outer(p, p), np.outer(q, q)))
    v = np.outer(p * q, p * q)
    D_prime = np.zeros(D.shape)
    r2 = np.ones(D.shape)
    np.divide(D, D_max, out=D_prime, where=v > 0)
    np.divide(D**2, v, out=r2, where=v > 0)
    return D, D_prime, r2
