# F is computed from the biased 2p(1-p), while the returned He is corrected
def genotype_summary(G):
    missing = np.isnan(G)
    n = len(G) - missing.sum(axis=0)
    p = np.where(missing, 0, G).sum(axis=0) / (2 * n)
    Ho = (G == 1).sum(axis=0) / n
    hw = 2 * p * (1 - p)
    F = np.zeros(len(p))
    for j in np.flatnonzero(hw):
        F[j] = 1 - Ho[j] / hw[j]
    He = hw * 2 * n / (2 * n - 1)
    return {"p": p, "Ho": Ho, "He": He, "F": F}
