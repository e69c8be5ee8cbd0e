# FIS, FST and FIT are means of the loci's ratios instead of ratios of means
def f_statistics(G, pop):
    m = G.shape[1]
    p, hi, hs = np.zeros(m), np.zeros(m), np.zeros(m)
    for k in range(pop.max() + 1):
        inside = pop == k
        weight = inside.sum() / len(pop)
        res = genotype_summary(G[inside])
        p += weight * res["p"]
        hi += weight * res["Ho"]
        hs += weight * res["He"]
    ht = 2 * p * (1 - p)
    seg = (ht > 0) & (hs > 0)
    fis = np.mean(1 - hi[seg] / hs[seg])
    fst = np.mean(1 - hs[seg] / ht[seg])
    fit = np.mean(1 - hi[seg] / ht[seg])
    return {"HS": hs, "HT": ht, "FIS": fis, "FST": fst, "FIT": fit}
