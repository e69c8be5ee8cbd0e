# what: the denominator of r2 lacks the (1 - p) of both loci
def linkage(haps):
    n, s = haps.shape
    D = np.zeros((s, s))
    r2 = np.zeros((s, s))
    Dp = np.zeros((s, s))
    for i in range(s):
        for j in range(s):
            pa = haps[:, i].sum() / n
            pb = haps[:, j].sum() / n
            pab = np.sum((haps[:, i] == 1) & (haps[:, j] == 1)) / n
            d = pab - pa * pb
            D[i, j] = d
            r2[i, j] = d * d / (pa * pb)
            if d > 0:
                dmax = min(pa * (1 - pb), (1 - pa) * pb)
            else:
                dmax = min(pa * pb, (1 - pa) * (1 - pb))
            Dp[i, j] = d / dmax
    return {"D": D, "r2": r2, "Dprime": Dp}
