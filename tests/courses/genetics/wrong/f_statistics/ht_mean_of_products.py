# HT is the weighted mean of 2p(1-p) of the subpopulations, without their differences, instead of 2p(1-p) of the mean p
def f_statistics(G, pop):
    HS, HI, HT = 0, 0, 0
    for label in np.unique(pop):
        mine = pop == label
        w = mine.mean()
        s = genotype_summary(G[mine])
        HI = HI + w * s["Ho"]
        HS = HS + w * s["He"]
        HT = HT + w * 2 * s["p"] * (1 - s["p"])
    return {
        "HS": HS,
        "HT": HT,
        "FIS": 1 - np.sum(HI) / np.sum(HS),
        "FST": 1 - np.sum(HS) / np.sum(HT),
        "FIT": 1 - np.sum(HI) / np.sum(HT),
    }
