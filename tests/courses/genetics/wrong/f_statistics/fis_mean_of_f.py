# FIS is the weighted mean over subpopulations, and mean over loci, of the F from genotype_summary instead of 1 - mean HI / mean HS
def f_statistics(G, pop):
    p_bar = HI = HS = 0
    FIS = 0
    for k in np.unique(pop):
        c = np.mean(pop == k)
        s = genotype_summary(G[pop == k])
        p_bar = p_bar + c * s["p"]
        HI = HI + c * s["Ho"]
        HS = HS + c * s["He"]
        FIS = FIS + c * s["F"].mean()
    HT = 2 * p_bar * (1 - p_bar)
    return {"HS": HS, "HT": HT, "FIS": FIS, "FST": 1 - HS.mean() / HT.mean(), "FIT": 1 - HI.mean() / HT.mean()}
