# the subpopulations all have the same weight 1/K, and FST is divided by HS instead of HT
def f_statistics(G, pop):
    K = len(np.unique(pop))
    p_bar = HI = HS = 0
    for k in range(K):
        s = genotype_summary(G[pop == k])
        p_bar = p_bar + s["p"] / K
        HI = HI + s["Ho"] / K
        HS = HS + s["He"] / K
    HT = 2 * p_bar * (1 - p_bar)
    return {
        "HS": HS,
        "HT": HT,
        "FIS": 1 - HI.mean() / HS.mean(),
        "FST": (HT.mean() - HS.mean()) / HS.mean(),
        "FIT": 1 - HI.mean() / HT.mean(),
    }
