# HS is made of 2p(1-p) without the small-sample factor, and the ratio in FIT is upside down: 1 - HT/HI
def f_statistics(G, pop):
    labels = np.unique(pop)
    c = np.array([np.mean(pop == k) for k in labels])
    p = np.array([genotype_summary(G[pop == k])["p"] for k in labels])
    ho = np.array([genotype_summary(G[pop == k])["Ho"] for k in labels])
    HS = c @ (2 * p * (1 - p))
    HI = c @ ho
    HT = 2 * (c @ p) * (1 - c @ p)
    return {"HS": HS, "HT": HT, "FIS": 1 - HI.mean() / HS.mean(), "FST": 1 - HS.mean() / HT.mean(), "FIT": 1 - HT.mean() / HI.mean()}
