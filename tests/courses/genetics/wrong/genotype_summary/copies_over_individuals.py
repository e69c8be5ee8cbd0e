# p is the number of copies divided by the number of individuals n, not by the number of genes 2n
def genotype_summary(G):
    ok = np.isfinite(G)
    n = ok.sum(0)
    counts = np.where(ok, G, 0.0)
    p = counts.sum(0) / n
    Ho = (counts == 1).sum(0) / n
    He = 2 * p * (1 - p) * 2 * n / (2 * n - 1)
    F = np.where(He != 0, 1 - Ho / np.where(He != 0, He, 1.0), 0.0)
    return dict(p=p, Ho=Ho, He=He, F=F)
