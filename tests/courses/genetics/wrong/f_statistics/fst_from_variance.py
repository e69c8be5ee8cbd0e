# FST is the variance of p among subpopulations over p_bar(1 - p_bar) (Wright's other definition), not 1 - HS/HT with the unbiased HS
def f_statistics(G, pop):
    labels, sizes = np.unique(pop, return_counts=True)
    c = sizes / sizes.sum()
    s = [genotype_summary(G[pop == k]) for k in labels]
    p = np.array([x["p"] for x in s])
    p_bar = c @ p
    HI = c @ np.array([x["Ho"] for x in s])
    HS = c @ np.array([x["He"] for x in s])
    HT = 2 * p_bar * (1 - p_bar)
    variance = c @ (p - p_bar) ** 2
    FST = variance.mean() / (p_bar * (1 - p_bar)).mean()
    return {"HS": HS, "HT": HT, "FIS": 1 - HI.mean() / HS.mean(), "FST": FST, "FIT": 1 - HI.mean() / HT.mean()}
