# tables of all subpopulations, weighted by a matrix product; F's from sums
def f_statistics(G, pop):
    labels, counts = np.unique(pop, return_counts=True)
    c = counts / counts.sum()
    tables = [genotype_summary(G[pop == k]) for k in labels]
    p, HI, HS = (c @ np.stack([t[key] for t in tables]) for key in ("p", "Ho", "He"))
    HT = 1 - p**2 - (1 - p) ** 2
    I, S, T = HI.sum(), HS.sum(), HT.sum()
    return {"HS": HS, "HT": HT, "FIS": (S - I) / S, "FST": (T - S) / T, "FIT": (T - I) / T}
