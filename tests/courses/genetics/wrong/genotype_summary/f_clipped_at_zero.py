# negative F (more heterozygotes than expected) is set to 0
def genotype_summary(G):
    n = (~np.isnan(G)).sum(axis=0)
    p = np.nansum(G, axis=0) / (2.0 * n)
    Ho = (G == 1).sum(axis=0) / n
    He = 2 * p * (1 - p) * 2 * n / (2 * n - 1)
    F = np.zeros(p.shape)
    inbred = (He > 0) & (Ho < He)
    F[inbred] = (He - Ho)[inbred] / He[inbred]
    return {"p": p, "Ho": Ho, "He": He, "F": F}
