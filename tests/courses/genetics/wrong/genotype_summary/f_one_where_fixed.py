# F is 1 instead of 0 where only one allele is seen
def genotype_summary(G):
    n = np.count_nonzero(~np.isnan(G), axis=0)
    p = np.nansum(G / 2, axis=0) / n
    Ho = np.count_nonzero(G == 1, axis=0) / n
    He = 2 * n * 2 * p * (1 - p) / (2 * n - 1)
    F = np.ones(len(p))
    np.divide(He - Ho, He, out=F, where=He > 0)
    return {"p": p, "Ho": Ho, "He": He, "F": F}
