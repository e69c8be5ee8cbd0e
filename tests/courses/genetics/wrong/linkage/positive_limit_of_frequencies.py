# for positive D the limit is min(p_i, p_j), the limit of P_ij, without the q's
def linkage(haplotypes):
    p = np.mean(haplotypes, axis=0)
    q = 1 - p
    m = p.size
    D = np.array([[np.mean(a * b) - a.mean() * b.mean() for b in haplotypes.T] for a in haplotypes.T])
    Dp = np.zeros((m, m))
    r2 = np.zeros((m, m))
    for i in range(m):
        for j in range(m):
            if q[i] * p[i] == 0 or q[j] * p[j] == 0:
                continue
            upper = min(p[i], p[j])
            lower = min(p[i] * p[j], q[i] * q[j])
            Dp[i, j] = D[i, j] / (upper if D[i, j] > 0 else lower)
            r2[i, j] = D[i, j] ** 2 / (p[i] * q[i] * p[j] * q[j])
    return D, Dp, r2
