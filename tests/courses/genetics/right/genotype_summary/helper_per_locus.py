# a helper for one locus, list comprehensions, Ho from the parity of the counts
def one_locus(column):
    g = column[~np.isnan(column)].astype(int)
    n = len(g)
    p = float(np.mean(g)) / 2
    Ho = float(np.mean(g % 2))
    He = (1 - p * p - (1 - p) * (1 - p)) / (1 - 1 / (2 * n))
    if p in (0.0, 1.0):
        return p, Ho, 0.0, 0.0
    return p, Ho, He, (He - Ho) / He


def genotype_summary(G):
    rows = [one_locus(c) for c in G.T]
    return {name: np.array([r[k] for r in rows]) for k, name in enumerate(("p", "Ho", "He", "F"))}
