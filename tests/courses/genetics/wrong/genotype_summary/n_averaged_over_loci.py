# n is the mean number of known genotypes over all loci instead of that of each locus
def genotype_summary(G):
    known = ~np.isnan(G)
    n = known.sum() / G.shape[1]
    copies = np.einsum("ij->j", np.where(known, G, 0.0))
    p = copies / (2 * n)
    Ho = np.einsum("ij->j", (G == 1).astype(float)) / n
    He = (2 * n) / (2 * n - 1) * 2 * p * (1 - p)
    F = np.zeros(G.shape[1])
    good = He > 0
    F[good] = 1 - Ho[good] / He[good]
    return {"p": p, "Ho": Ho, "He": He, "F": F}
