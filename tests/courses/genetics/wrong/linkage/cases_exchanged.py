# the two cases of D_max are exchanged
def linkage(haplotypes):
    n, L = haplotypes.shape
    f = haplotypes.sum(0) / n
    g = 1 - f
    D = np.array([[np.mean((haplotypes[:, i] == 1) & (haplotypes[:, j] == 1)) - f[i] * f[j] for j in range(L)] for i in range(L)])
    same = np.minimum(f[:, None] * f, g[:, None] * g)
    diff = np.minimum(f[:, None] * g, g[:, None] * f)
    bound = np.where(D > 0, same, diff)
    ok = np.outer(f * g, f * g) > 0
    Dp = np.zeros((L, L))
    Dp[ok] = D[ok] / bound[ok]
    R = np.zeros((L, L))
    R[ok] = D[ok] ** 2 / np.outer(f * g, f * g)[ok]
    return D, Dp, R
