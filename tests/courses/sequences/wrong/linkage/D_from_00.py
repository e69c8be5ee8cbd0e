# what: the frequency of 00 is taken, but the allele frequencies of 1 stay
def linkage(haps):
    n, s = haps.shape
    D = np.zeros((s, s))
    r2 = np.zeros((s, s))
    Dp = np.zeros((s, s))
    for i in range(s):
        for j in range(s):
            fa = haps[:, i].sum() / n
            fb = haps[:, j].sum() / n
            p11 = np.sum((haps[:, i] == 0) & (haps[:, j] == 0)) / n
            d = p11 - fa * fb
            D[i, j] = d
            r2[i, j] = d * d / (fa * (1 - fa) * fb * (1 - fb))
            if d > 0:
                dmax = min(fa * (1 - fb), (1 - fa) * fb)
            else:
                dmax = min(fa * fb, (1 - fa) * (1 - fb))
            Dp[i, j] = d / dmax
    return {"D": D, "r2": r2, "Dprime": Dp}
