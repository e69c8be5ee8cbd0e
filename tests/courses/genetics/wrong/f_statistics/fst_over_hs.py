# FST is (HT - HS)/HS: divided by HS instead of HT
def f_statistics(G, pop):
    n = pop.size
    pb = np.zeros(G.shape[1])
    ho = np.zeros(G.shape[1])
    he = np.zeros(G.shape[1])
    for k in range(int(pop.max()) + 1):
        sel = pop == k
        r = genotype_summary(G[sel, :])
        frac = np.sum(sel) / n
        pb += frac * r["p"]
        ho += frac * r["Ho"]
        he += frac * r["He"]
    tot = 2 * pb * (1 - pb)
    fst = (tot.mean() - he.mean()) / he.mean()
    return {"HS": he, "HT": tot, "FIS": 1 - ho.mean() / he.mean(), "FST": fst, "FIT": 1 - ho.mean() / tot.mean()}
