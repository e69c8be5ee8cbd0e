# the small-sample factor is upside down: (2n-1)/(2n)
def genotype_summary(G):
    mask = np.isnan(G)
    genes = 2 * (~mask).sum(axis=0)
    A = np.nansum(G, axis=0)
    p = A / genes
    Ho = np.nansum(np.where(G == 1, 1.0, 0.0), axis=0) * 2 / genes
    He = 2 * p * (1 - p) * (genes - 1) / genes
    F = np.zeros(p.size)
    varying = He > 0
    F[varying] = 1 - Ho[varying] / He[varying]
    return {"p": p, "Ho": Ho, "He": He, "F": F}
