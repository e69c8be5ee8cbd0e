# HT is the unbiased He of the pooled sample, from genotype_summary(G), instead of 2 p_bar (1 - p_bar)
def f_statistics(G, pop):
    HT = genotype_summary(G)["He"]
    HI, HS = 0, 0
    for k in set(pop.tolist()):
        members = np.where(pop == k)[0]
        share = len(members) / len(pop)
        out = genotype_summary(G[members])
        HI = HI + share * out["Ho"]
        HS = HS + share * out["He"]
    return {
        "HS": HS,
        "HT": HT,
        "FIS": 1 - np.mean(HI) / np.mean(HS),
        "FST": 1 - np.mean(HS) / np.mean(HT),
        "FIT": 1 - np.mean(HI) / np.mean(HT),
    }
