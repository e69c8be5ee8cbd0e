# D' loses the sign of D: the absolute value is returned
def linkage(haplotypes):
    p = haplotypes.mean(axis=0)[:, None]
    q = 1 - p
    D = haplotypes.T @ haplotypes / haplotypes.shape[0] - p @ p.T
    D_max = np.where(D > 0, np.minimum(p @ q.T, q @ p.T), np.minimum(p @ p.T, q @ q.T))
    D_max[D_max == 0] = 1
    D_prime = np.abs(D) / D_max
    var = p * q @ (p * q).T
    r2 = np.divide(D**2, var, out=np.zeros_like(D), where=var > 0)
    return D, D_prime, r2
