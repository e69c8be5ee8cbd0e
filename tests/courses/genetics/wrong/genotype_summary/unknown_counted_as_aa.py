# unknown genotypes are filled with 0 and so counted as aa individuals everywhere
def genotype_summary(G):
    genotypes = np.nan_to_num(G)
    n = genotypes.shape[0]
    p = genotypes.mean(axis=0) / 2
    Ho = (genotypes == 1).mean(axis=0)
    He = 2 * n / (2 * n - 1) * 2 * p * (1 - p)
    F = np.zeros(p.shape)
    ok = He > 0
    F[ok] = 1 - Ho[ok] / He[ok]
    return {"p": p, "Ho": Ho, "He": He, "F": F}
