# D is P11*P01 - P10*P00: P00 and P01 are exchanged
def linkage(haplotypes):
    X = haplotypes
    Y = 1 - X
    n, m = X.shape
    P11, P10, P01, P00 = X.T @ X / n, X.T @ Y / n, Y.T @ X / n, Y.T @ Y / n
    D = P11 * P01 - P10 * P00
    p = X.mean(axis=0)
    q = Y.mean(axis=0)
    Dp, r2 = np.zeros((m, m)), np.zeros((m, m))
    for i in range(m):
        for j in range(m):
            v = p[i] * q[i] * p[j] * q[j]
            if v == 0:
                continue
            b = min(p[i] * q[j], q[i] * p[j]) if D[i, j] > 0 else min(p[i] * p[j], q[i] * q[j])
            Dp[i, j] = D[i, j] / b
            r2[i, j] = D[i, j] ** 2 / v
    return D, Dp, r2
