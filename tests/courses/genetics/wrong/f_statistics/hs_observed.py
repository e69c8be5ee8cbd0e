# HS is averaged from Ho instead of He, so it is the same as HI and FIS is 0
def f_statistics(G, pop):
    w = np.bincount(pop) / pop.size
    summaries = [genotype_summary(G[pop == k]) for k in range(w.size)]
    HI = np.zeros(G.shape[1])
    HS = np.zeros(G.shape[1])
    p = np.zeros(G.shape[1])
    for k, s in enumerate(summaries):
        p += w[k] * s["p"]
        HI += w[k] * s["Ho"]
        HS += w[k] * s["Ho"]
    HT = 2 * p * (1 - p)
    ratio = lambda inner, outer: 1 - inner.mean() / outer.mean()
    return {"HS": HS, "HT": HT, "FIS": ratio(HI, HS), "FST": ratio(HS, HT), "FIT": ratio(HI, HT)}
