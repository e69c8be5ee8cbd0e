# HI is the observed heterozygosity of the pooled sample instead of the weighted mean over subpopulations, which differs where genotypes are unknown
def f_statistics(G, pop):
    HI = genotype_summary(G)["Ho"]
    p_bar, HS = np.zeros(len(HI)), np.zeros(len(HI))
    for k in np.unique(pop):
        c_k = np.count_nonzero(pop == k) / len(pop)
        local = genotype_summary(G[pop == k])
        p_bar = p_bar + c_k * local["p"]
        HS = HS + c_k * local["He"]
    HT = 2 * p_bar * (1 - p_bar)
    a, b, c = np.mean(HI), np.mean(HS), np.mean(HT)
    return {"HS": HS, "HT": HT, "FIS": 1 - a / b, "FST": 1 - b / c, "FIT": 1 - a / c}
