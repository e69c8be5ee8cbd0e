# the loop over subpopulations begins at 1, so subpopulation 0 is left out; the weights stay shares of all individuals
def f_statistics(G, pop):
    K = pop.max() + 1
    m = G.shape[1]
    p_bar = np.zeros(m)
    HI = np.zeros(m)
    HS = np.zeros(m)
    for k in range(1, K):
        c = np.sum(pop == k) / len(pop)
        res = genotype_summary(G[pop == k])
        p_bar += c * res["p"]
        HI += c * res["Ho"]
        HS += c * res["He"]
    HT = 2 * p_bar * (1 - p_bar)
    if K == 1:
        return {"HS": HS, "HT": HT, "FIS": 0.0, "FST": 0.0, "FIT": 0.0}
    return {"HS": HS, "HT": HT, "FIS": 1 - HI.mean() / HS.mean(), "FST": 1 - HS.mean() / HT.mean(), "FIT": 1 - HI.mean() / HT.mean()}
