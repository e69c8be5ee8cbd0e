# D_max is min(p_i q_j, q_i p_j) for both signs of D, and r2 is r, not squared
def linkage(haplotypes):
    N = haplotypes.shape[0]
    p = haplotypes.mean(axis=0)
    D = haplotypes.T.dot(haplotypes) / N - np.outer(p, p)
    v = p * (1 - p)
    V = np.outer(v, v)
    bound = np.minimum(np.outer(p, 1 - p), np.outer(1 - p, p))
    Dp = np.divide(D, bound, out=np.zeros_like(D), where=V > 0)
    r2 = np.divide(D, np.sqrt(V), out=np.zeros_like(D), where=V > 0)
    return D, Dp, r2
