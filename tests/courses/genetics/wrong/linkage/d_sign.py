# D has the wrong sign: p_i p_j - P_ij
def linkage(haplotypes):
    N = haplotypes.shape[0]
    pA = haplotypes.sum(0) / N
    qA = 1 - pA
    PAB = np.einsum("ki,kj->ij", haplotypes, haplotypes) / N
    D = np.outer(pA, pA) - PAB
    Dmax = np.where(D > 0, np.minimum(np.outer(pA, qA), np.outer(qA, pA)), np.minimum(np.outer(pA, pA), np.outer(qA, qA)))
    V = np.outer(pA * qA, pA * qA)
    keep = V > 0
    Dp, r2 = np.zeros(V.shape), np.zeros(V.shape)
    Dp[keep] = D[keep] / Dmax[keep]
    r2[keep] = D[keep] ** 2 / V[keep]
    return D, Dp, r2
