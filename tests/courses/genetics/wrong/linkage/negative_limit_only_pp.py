# for negative D the limit is p_i p_j alone, without comparing it with q_i q_j
def linkage(haplotypes):
    n, m = haplotypes.shape
    p = haplotypes.sum(axis=0) / n
    q = 1.0 - p
    D, Dp, r2 = (np.zeros((m, m)) for _ in range(3))
    for i in range(m):
        for j in range(m):
            d = haplotypes[:, i] @ haplotypes[:, j] / n - p[i] * p[j]
            D[i, j] = d
            if p[i] in (0, 1) or p[j] in (0, 1):
                continue
            dmax = min(p[i] * q[j], q[i] * p[j]) if d > 0 else p[i] * p[j]
            Dp[i, j] = d / dmax
            r2[i, j] = d * d / (p[i] * q[i] * p[j] * q[j])
    return D, Dp, r2
