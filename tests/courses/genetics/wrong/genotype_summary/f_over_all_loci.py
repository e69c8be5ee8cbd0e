# F is one number from the means of Ho and He over all loci, repeated at each locus
def genotype_summary(G):
    n = np.sum(~np.isnan(G), axis=0)
    p = np.nansum(G, axis=0) / (2 * n)
    Ho = np.sum(G == 1, axis=0) / n
    He = 2 * n / (2 * n - 1) * (1 - p**2 - (1 - p) ** 2)
    F = np.where(He > 0, 1 - Ho.mean() / He.mean(), 0.0)
    return {"p": p, "Ho": Ho, "He": He, "F": F}
