# the small-sample factor is n/(n-1) with the number of individuals instead of 2n/(2n-1)
def genotype_summary(G):
    n_ind = G.shape[0] - np.isnan(G).sum(axis=0)
    freq = np.nanmean(G, axis=0) / 2
    observed = np.sum(G == 1.0, axis=0) / n_ind
    correction = n_ind / np.maximum(n_ind - 1, 1)
    expected = correction * (1 - freq**2 - (1 - freq) ** 2)
    polymorphic = (freq > 0) & (freq < 1)
    inbreeding = np.zeros_like(freq)
    inbreeding[polymorphic] = (expected[polymorphic] - observed[polymorphic]) / expected[polymorphic]
    return {"p": freq, "Ho": observed, "He": expected, "F": inbreeding}
