# individuals with any unknown genotype are dropped at all loci
def genotype_summary(G):
    complete = G[~np.isnan(G).any(axis=1)]
    n = complete.shape[0]
    p = complete.sum(axis=0) / (2 * n)
    Ho = (complete == 1).sum(axis=0) / n
    He = 2 * n / (2 * n - 1) * 2 * p * (1 - p)
    F = np.zeros(G.shape[1])
    seg = He > 0
    F[seg] = 1 - Ho[seg] / He[seg]
    return {"p": p, "Ho": Ho, "He": He, "F": F}
