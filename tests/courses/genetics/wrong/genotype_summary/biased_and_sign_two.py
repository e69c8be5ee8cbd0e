# He lacks the factor 2n/(2n-1), and F has the wrong sign (Ho/He - 1)
def genotype_summary(G):
    n = np.sum(np.isfinite(G), axis=0)
    p = np.nansum(G, axis=0) / (2 * n)
    obs = np.sum(G == 1, axis=0) / n
    exp = 2 * p * (1 - p)
    F = np.zeros(len(exp))
    idx = exp > 0
    F[idx] = (obs[idx] - exp[idx]) / exp[idx]
    return {"p": p, "Ho": obs, "He": exp, "F": F}
