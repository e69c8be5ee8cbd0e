# p is divided by twice the number of all individuals, also those whose genotype is unknown; Ho and He use the known number otherwise
def genotype_summary(G):
    n_total, m = G.shape
    known = np.count_nonzero(~np.isnan(G), axis=0)
    p = np.nansum(G, axis=0) / (2 * n_total)
    het = np.count_nonzero(G == 1, axis=0) / known
    expected = 2 * p * (1 - p) * (2 * known) / (2 * known - 1)
    F = np.zeros(m)
    for j in range(m):
        if expected[j] > 0:
            F[j] = 1 - het[j] / expected[j]
    return {"p": p, "Ho": het, "He": expected, "F": F}
