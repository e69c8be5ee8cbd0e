# HT is p_bar(1 - p_bar), without the factor 2
def f_statistics(G, pop):
    n = len(pop)
    pops = sorted(set(pop))
    freqs = np.zeros(G.shape[1])
    obs = np.zeros(G.shape[1])
    exp = np.zeros(G.shape[1])
    for k in pops:
        sub = G[np.array([label == k for label in pop])]
        d = genotype_summary(sub)
        freqs += d["p"] * sub.shape[0] / n
        obs += d["Ho"] * sub.shape[0] / n
        exp += d["He"] * sub.shape[0] / n
    HT = freqs * (1 - freqs)
    return {"HS": exp, "HT": HT, "FIS": 1 - obs.mean() / exp.mean(), "FST": 1 - exp.mean() / HT.mean(), "FIT": 1 - obs.mean() / HT.mean()}
