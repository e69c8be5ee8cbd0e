# the small-sample factor of He uses the number of all individuals, also those with an unknown genotype
def genotype_summary(G):
    n_samples, n_loci = G.shape
    called = np.isfinite(G).sum(axis=0)
    p = np.nanmean(G, axis=0) / 2
    Ho = (G == 1).sum(axis=0) / called
    He = 2 * p * (1 - p) * (2 * n_samples) / (2 * n_samples - 1)
    F = np.zeros(n_loci)
    np.divide(Ho, He, out=F, where=He > 0)
    F = np.where(He > 0, 1 - F, 0.0)
    return {"p": p, "Ho": Ho, "He": He, "F": F}
