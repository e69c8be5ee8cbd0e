# heterozygotes count like AA homozygotes in p: (nAA + nAa)/n
def genotype_summary(G):
    n = np.sum(~np.isnan(G), axis=0)
    AA = np.sum(G == 2, axis=0)
    het = np.sum(G == 1, axis=0)
    p = (AA + het) / n
    Ho = het / n
    He = 2 * p * (1 - p) * (2 * n / (2 * n - 1))
    F = np.zeros(G.shape[1])
    F[He > 0] = 1 - (Ho[He > 0] / He[He > 0])
    return {"p": p, "Ho": Ho, "He": He, "F": F}
