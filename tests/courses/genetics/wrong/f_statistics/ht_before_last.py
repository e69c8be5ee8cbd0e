# HT is computed in the loop before p of the current subpopulation is added, so the last one is missing from p_bar
def f_statistics(G, pop):
    p_bar = np.zeros(G.shape[1])
    HI = np.zeros(G.shape[1])
    HS = np.zeros(G.shape[1])
    for k in range(pop.max() + 1):
        HT = 2 * p_bar * (1 - p_bar)
        c = (pop == k).sum() / len(pop)
        stats = genotype_summary(G[pop == k])
        p_bar += c * stats["p"]
        HI += c * stats["Ho"]
        HS += c * stats["He"]
    total = HT.mean() if HT.mean() > 0 else 1.0
    return {"HS": HS, "HT": HT, "FIS": 1 - HI.mean() / HS.mean(), "FST": 1 - HS.mean() / total, "FIT": 1 - HI.mean() / total}
