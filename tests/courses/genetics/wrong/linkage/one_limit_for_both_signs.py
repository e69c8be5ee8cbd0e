# D_max is min(p_i q_j, q_i p_j) for negative D as well
def linkage(haplotypes):
    p = haplotypes.mean(axis=0)
    q = 1 - p
    n = haplotypes.shape[0]
    P = np.dot(haplotypes.T, haplotypes) / n
    D = P - np.outer(p, p)
    D_max = np.minimum(np.outer(p, q), np.outer(q, p))
    denominator = np.outer(p * q, p * q)
    with np.errstate(divide="ignore", invalid="ignore"):
        D_prime = np.where(denominator > 0, D / D_max, 0)
        r2 = np.where(denominator > 0, D**2 / denominator, 0)
    return D, D_prime, r2
