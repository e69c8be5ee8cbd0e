# the weights are the shares of the known genotypes at each locus instead of the shares of the individuals, in p_bar, HI and HS
def f_statistics(G, pop):
    labels = np.unique(pop)
    known = np.array([np.sum(~np.isnan(G[pop == k]), axis=0) for k in labels])
    c = known / known.sum(axis=0)
    parts = [genotype_summary(G[pop == k]) for k in labels]
    p = np.sum(c * np.array([x["p"] for x in parts]), axis=0)
    HI = np.sum(c * np.array([x["Ho"] for x in parts]), axis=0)
    HS = np.sum(c * np.array([x["He"] for x in parts]), axis=0)
    HT = 2 * p * (1 - p)
    return {
        "HS": HS,
        "HT": HT,
        "FIS": 1 - HI.mean() / HS.mean(),
        "FST": 1 - HS.mean() / HT.mean(),
        "FIT": 1 - HI.mean() / HT.mean(),
    }
