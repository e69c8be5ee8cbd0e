# FIS and FIT are exchanged: FIS is divided by HT and FIT by HS
def f_statistics(G, pop):
    ids, sizes = np.unique(pop, return_counts=True)
    weights = sizes / len(pop)
    tables = [genotype_summary(G[pop == i]) for i in ids]

    def average(key):
        return sum(w * table[key] for w, table in zip(weights, tables))

    HI, HS, mean_p = average("Ho"), average("He"), average("p")
    HT = 2 * mean_p * (1 - mean_p)
    I, S, T = HI.mean(), HS.mean(), HT.mean()
    return {"HS": HS, "HT": HT, "FIS": (T - I) / T, "FST": (T - S) / T, "FIT": (S - I) / S}
