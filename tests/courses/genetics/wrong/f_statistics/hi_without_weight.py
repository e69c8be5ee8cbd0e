# HI is the sum of the observed heterozygosities without the weights c
def f_statistics(G, pop):
    p_bar = HI = HS = np.zeros(G.shape[1])
    for k in np.unique(pop):
        mask = pop == k
        c = mask.sum() / mask.size
        summary = genotype_summary(G[mask])
        p_bar = p_bar + c * summary["p"]
        HI = HI + summary["Ho"]
        HS = HS + c * summary["He"]
    HT = 2 * p_bar * (1 - p_bar)
    FIS = 1 - HI.mean() / HS.mean()
    FIT = 1 - HI.mean() / HT.mean()
    FST = 1 - HS.mean() / HT.mean()
    return {"HS": HS, "HT": HT, "FIS": FIS, "FST": FST, "FIT": FIT}
