# FIT is 1 - FIS*FST: the factors should be (1 - FIS)(1 - FST)
def f_statistics(G, pop):
    p_bar = HI = HS = 0
    total = len(pop)
    for k in range(pop.max() + 1):
        idx = np.flatnonzero(pop == k)
        summary = genotype_summary(G[idx])
        p_bar = p_bar + len(idx) * summary["p"]
        HI = HI + len(idx) * summary["Ho"]
        HS = HS + len(idx) * summary["He"]
    p_bar, HI, HS = p_bar / total, HI / total, HS / total
    HT = 2 * p_bar * (1 - p_bar)
    FIS = 1 - HI.mean() / HS.mean()
    FST = 1 - HS.mean() / HT.mean()
    FIT = 1 - FIS * FST
    return {"HS": HS, "HT": HT, "FIS": FIS, "FST": FST, "FIT": FIT}
