# sums over individuals: each one carries its subpopulation's values; FIT from (1 - FIS)(1 - FST)
def f_statistics(G, pop):
    cache = {int(k): genotype_summary(G[pop == k]) for k in set(pop.tolist())}
    n, m = G.shape
    p, HI, HS = np.zeros(m), np.zeros(m), np.zeros(m)
    for k in pop:
        p += cache[int(k)]["p"]
        HI += cache[int(k)]["Ho"]
        HS += cache[int(k)]["He"]
    p, HI, HS = p / n, HI / n, HS / n
    HT = 2 * p * (1 - p)
    FIS = 1 - HI.mean() / HS.mean()
    FST = 1 - HS.mean() / HT.mean()
    return {"HS": HS, "HT": HT, "FIS": FIS, "FST": FST, "FIT": 1 - (1 - FIS) * (1 - FST)}
