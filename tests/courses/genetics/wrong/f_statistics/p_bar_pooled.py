# p_bar is p of the pooled sample, so subpopulations are weighted by their known genotypes and not by their individuals
def f_statistics(G, pop):
    K = len(np.unique(pop))
    p_bar = genotype_summary(G)["p"]
    HT = 2 * p_bar * (1 - p_bar)
    HI = np.zeros_like(HT)
    HS = np.zeros_like(HT)
    for k in range(K):
        rows = G[pop == k]
        d = genotype_summary(rows)
        HI += d["Ho"] * len(rows) / len(G)
        HS += d["He"] * len(rows) / len(G)
    return {"HS": HS, "HT": HT, "FIS": 1 - HI.sum() / HS.sum(), "FST": 1 - HS.sum() / HT.sum(), "FIT": 1 - HI.sum() / HT.sum()}
