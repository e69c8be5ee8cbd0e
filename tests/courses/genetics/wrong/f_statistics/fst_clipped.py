# a negative FST is set to 0
def f_statistics(G, pop):
    names, n_k = np.unique(pop, return_counts=True)
    p_bar = np.zeros(G.shape[1])
    HI = np.zeros(G.shape[1])
    HS = np.zeros(G.shape[1])
    for name, size in zip(names, n_k):
        out = genotype_summary(G[pop == name])
        p_bar += size * out["p"] / n_k.sum()
        HI += size * out["Ho"] / n_k.sum()
        HS += size * out["He"] / n_k.sum()
    HT = 2 * p_bar * (1 - p_bar)
    FST = max(0.0, 1 - HS.mean() / HT.mean())
    return {"HS": HS, "HT": HT, "FIS": 1 - HI.mean() / HS.mean(), "FST": FST, "FIT": 1 - HI.mean() / HT.mean()}
