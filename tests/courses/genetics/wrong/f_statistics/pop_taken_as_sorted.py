# the individuals are cut into consecutive blocks of the subpopulations' sizes, as if they were sorted by subpopulation
def f_statistics(G, pop):
    _, sizes = np.unique(pop, return_counts=True)
    edges = np.cumsum(sizes)[:-1]
    blocks = np.split(G, edges)
    shares = sizes / sizes.sum()
    info = [genotype_summary(block) for block in blocks]
    p_bar = sum(c * s["p"] for c, s in zip(shares, info))
    HI = sum(c * s["Ho"] for c, s in zip(shares, info))
    HS = sum(c * s["He"] for c, s in zip(shares, info))
    HT = 2 * p_bar * (1 - p_bar)
    return {"HS": HS, "HT": HT, "FIS": 1 - HI.mean() / HS.mean(), "FST": 1 - HS.mean() / HT.mean(), "FIT": 1 - HI.mean() / HT.mean()}
