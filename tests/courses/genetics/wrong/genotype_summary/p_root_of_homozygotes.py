# p is the square root of the frequency of AA, as if the genotypes were in Hardy-Weinberg proportions
def genotype_summary(G):
    valid = ~np.isnan(G)
    n = valid.sum(axis=0)
    freq_AA = (G == 2).sum(axis=0) / n
    freq_Aa = (G == 1).sum(axis=0) / n
    p = np.sqrt(freq_AA)
    He = 2 * n / (2 * n - 1) * 2 * p * (1 - p)
    F = np.zeros_like(p)
    pos = He > 0
    F[pos] = 1 - freq_Aa[pos] / He[pos]
    return {"p": p, "Ho": freq_Aa, "He": He, "F": F}
