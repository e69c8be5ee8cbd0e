# FIT is FIS + FST instead of 1 - HI/HT
def f_statistics(G, pop):
    k, n_k = np.unique(pop, return_counts=True)
    c = (n_k / n_k.sum())[:, None]
    s = [genotype_summary(G[pop == i]) for i in k]
    p = (c * [x["p"] for x in s]).sum(axis=0)
    ho = (c * [x["Ho"] for x in s]).sum(axis=0)
    hs = (c * [x["He"] for x in s]).sum(axis=0)
    ht = 2 * p * (1 - p)
    fis = 1 - ho.mean() / hs.mean()
    fst = 1 - hs.mean() / ht.mean()
    return {"HS": hs, "HT": ht, "FIS": fis, "FST": fst, "FIT": fis + fst}
