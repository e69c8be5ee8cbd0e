# p is the frequency of allele a instead of A
def genotype_summary(G):
    n = np.sum(~np.isnan(G), axis=0)
    aa = np.sum(G == 0, axis=0)
    Aa = np.sum(G == 1, axis=0)
    p = (aa + Aa / 2) / n
    Ho = Aa / n
    He = 2 * n / (2 * n - 1) * 2 * p * (1 - p)
    F = np.zeros(G.shape[1])
    vary = (p > 0) & (p < 1)
    F[vary] = 1 - Ho[vary] / He[vary]
    return {"p": p, "Ho": Ho, "He": He, "F": F}
