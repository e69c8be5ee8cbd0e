# D has the wrong sign (p_i p_j - P_ij), and D' is the absolute value, without a sign
def linkage(haplotypes):
    n, m = haplotypes.shape
    p = haplotypes.mean(axis=0)
    q = 1 - p
    D = np.zeros((m, m))
    Dp = np.zeros((m, m))
    r2 = np.zeros((m, m))
    for i in range(m):
        for j in range(m):
            D[i, j] = p[i] * p[j] - np.mean(haplotypes[:, i] * haplotypes[:, j])
            var = p[i] * q[i] * p[j] * q[j]
            if var > 0:
                top = min(p[i] * q[j], q[i] * p[j]) if D[i, j] > 0 else min(p[i] * p[j], q[i] * q[j])
                Dp[i, j] = abs(D[i, j]) / top
                r2[i, j] = D[i, j] ** 2 / var
    return D, Dp, r2
