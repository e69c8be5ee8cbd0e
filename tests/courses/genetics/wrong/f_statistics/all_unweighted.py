# every subpopulation has the same weight 1/K instead of its share of the individuals, in p_bar, HI and HS
def f_statistics(G, pop):
    subs = [genotype_summary(G[pop == k]) for k in np.unique(pop)]
    p_bar = np.mean([s["p"] for s in subs], axis=0)
    HI = np.mean([s["Ho"] for s in subs], axis=0)
    HS = np.mean([s["He"] for s in subs], axis=0)
    HT = 2 * p_bar * (1 - p_bar)
    hi, hs, ht = HI.mean(), HS.mean(), HT.mean()
    return {"HS": HS, "HT": HT, "FIS": 1 - hi / hs, "FST": 1 - hs / ht, "FIT": 1 - hi / ht}
