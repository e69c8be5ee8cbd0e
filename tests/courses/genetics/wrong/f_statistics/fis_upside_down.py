# the ratio in FIS is upside down: 1 - HS/HI
def f_statistics(G, pop):
    groups = [pop == k for k in np.unique(pop)]
    shares = np.array([g.mean() for g in groups])
    results = [genotype_summary(G[g]) for g in groups]
    HI = np.einsum("k,km->m", shares, np.stack([r["Ho"] for r in results]))
    HS = np.einsum("k,km->m", shares, np.stack([r["He"] for r in results]))
    p = np.einsum("k,km->m", shares, np.stack([r["p"] for r in results]))
    HT = 2 * p * (1 - p)
    return {
        "HS": HS,
        "HT": HT,
        "FIS": 1 - HS.sum() / HI.sum(),
        "FST": 1 - HS.sum() / HT.sum(),
        "FIT": 1 - HI.sum() / HT.sum(),
    }
