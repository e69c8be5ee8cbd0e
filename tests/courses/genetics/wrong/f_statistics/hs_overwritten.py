# HS is overwritten in each turn of the loop instead of added up: only the last subpopulation's c*He remains
def f_statistics(G, pop):
    loci = G.shape[1]
    p_mean, H_ind, H_sub = np.zeros(loci), np.zeros(loci), np.zeros(loci)
    for k in np.unique(pop):
        weight = np.mean(pop == k)
        sub = genotype_summary(G[pop == k])
        p_mean += weight * sub["p"]
        H_ind += weight * sub["Ho"]
        H_sub = weight * sub["He"]
    H_tot = 2 * p_mean * (1 - p_mean)
    return {
        "HS": H_sub,
        "HT": H_tot,
        "FIS": 1 - H_ind.sum() / H_sub.sum(),
        "FST": 1 - H_sub.sum() / H_tot.sum(),
        "FIT": 1 - H_ind.sum() / H_tot.sum(),
    }
