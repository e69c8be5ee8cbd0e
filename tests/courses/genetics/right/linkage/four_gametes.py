# D from the four gamete frequencies, P11 P00 - P10 P01, in loops over pairs that are mirrored
def linkage(haplotypes):
    n, m = haplotypes.shape
    D, Dp, r2 = np.zeros((m, m)), np.zeros((m, m)), np.zeros((m, m))
    for i in range(m):
        for j in range(i + 1):
            a, b = haplotypes[:, i] == 1, haplotypes[:, j] == 1
            x1, x2, x3, x4 = np.mean(a & b), np.mean(a & ~b), np.mean(~a & b), np.mean(~a & ~b)
            d = x1 * x4 - x2 * x3
            pi, pj = x1 + x2, x1 + x3
            D[i, j] = D[j, i] = d
            if a.all() or b.all() or not a.any() or not b.any():
                continue
            if d < 0:
                biggest = min(pi * pj, (1 - pi) * (1 - pj))
            else:
                biggest = min(pi * (1 - pj), (1 - pi) * pj)
            Dp[i, j] = Dp[j, i] = d / biggest
            r2[i, j] = r2[j, i] = d * d / (pi * (1 - pi) * pj * (1 - pj))
    return D, Dp, r2
