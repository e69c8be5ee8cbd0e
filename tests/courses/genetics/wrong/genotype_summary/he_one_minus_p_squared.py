# He is 1 - p^2: the square of q is not subtracted
def genotype_summary(G):
    n = np.sum(~np.isnan(G), axis=0)
    p = np.nansum(G, axis=0) / (2 * n)
    Ho = np.sum(G == 1, axis=0) / n
    homozygosity = p**2
    He = (1 - homozygosity) * 2 * n / (2 * n - 1)
    F = np.where(He > 0, 1 - Ho / np.where(He > 0, He, 1), 0)
    return {"p": p, "Ho": Ho, "He": He, "F": F}
