# p_bar is the plain mean of the subpopulations' p; HI and HS are weighted rightly
def f_statistics(G, pop):
    labels, counts = np.unique(pop, return_counts=True)
    c = counts / counts.sum()
    stats = [genotype_summary(G[pop == label]) for label in labels]
    P = np.array([s["p"] for s in stats])
    HI = c @ np.array([s["Ho"] for s in stats])
    HS = c @ np.array([s["He"] for s in stats])
    pm = P.mean(axis=0)
    HT = 2 * pm * (1 - pm)
    return {
        "HS": HS,
        "HT": HT,
        "FIS": (HS.sum() - HI.sum()) / HS.sum(),
        "FST": (HT.sum() - HS.sum()) / HT.sum(),
        "FIT": (HT.sum() - HI.sum()) / HT.sum(),
    }
