# p is the frequency of the rarer allele instead of that of A
def genotype_summary(G):
    size = np.sum(~np.isnan(G), axis=0)
    pA = np.nansum(G, axis=0) / (2 * size)
    maf = np.minimum(pA, 1 - pA)
    Ho = np.sum(G == 1, axis=0) / size
    He = 2 * maf * (1 - maf) * 2 * size / (2 * size - 1)
    F = np.zeros(maf.size)
    F[maf > 0] = 1 - Ho[maf > 0] / He[maf > 0]
    return {"p": maf, "Ho": Ho, "He": He, "F": F}
