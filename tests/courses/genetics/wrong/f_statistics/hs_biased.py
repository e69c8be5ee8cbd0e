# HS is the weighted mean of 2p(1-p), without the small-sample factor that genotype_summary's He has
def f_statistics(G, pop):
    p_bar = HI = HS = 0.0
    for k in np.unique(pop):
        sub = G[pop == k]
        c = len(sub) / len(G)
        summary = genotype_summary(sub)
        p = summary["p"]
        p_bar = p_bar + c * p
        HI = HI + c * summary["Ho"]
        HS = HS + c * 2 * p * (1 - p)
    HT = 2 * p_bar * (1 - p_bar)
    return {
        "HS": HS,
        "HT": HT,
        "FIS": 1 - HI.mean() / HS.mean(),
        "FST": 1 - HS.mean() / HT.mean(),
        "FIT": 1 - HI.mean() / HT.mean(),
    }
