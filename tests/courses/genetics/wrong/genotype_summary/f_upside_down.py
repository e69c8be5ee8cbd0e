# the ratio in F is upside down: 1 - He/Ho
def genotype_summary(G):
    typed = (~np.isnan(G)).sum(axis=0)
    p = np.nansum(G, axis=0) / typed / 2
    Ho = (G == 1).sum(axis=0) / typed
    He = 4 * typed * p * (1 - p) / (2 * typed - 1)
    F = np.zeros(G.shape[1])
    for locus, (o, e) in enumerate(zip(Ho, He)):
        if o > 0:
            F[locus] = 1 - e / o
    return {"p": p, "Ho": Ho, "He": He, "F": F}
