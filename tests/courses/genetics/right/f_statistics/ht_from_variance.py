# HT as the mean of 2p(1-p) within plus twice the variance of p (Wahlund)
def f_statistics(G, pop):
    K = int(pop.max()) + 1
    share = np.bincount(pop, minlength=K) / len(pop)
    summaries = [genotype_summary(G[np.flatnonzero(pop == k)]) for k in range(K)]
    P = np.array([s["p"] for s in summaries])
    HI = np.einsum("k,kj->j", share, np.array([s["Ho"] for s in summaries]))
    HS = np.einsum("k,kj->j", share, np.array([s["He"] for s in summaries]))
    mean = np.einsum("k,kj->j", share, P)
    wahlund = 2 * np.einsum("k,kj->j", share, (P - mean) ** 2)
    HT = np.einsum("k,kj->j", share, 2 * P * (1 - P)) + wahlund
    return {
        "HS": HS,
        "HT": HT,
        "FIS": float(1 - HI.sum() / HS.sum()),
        "FST": float(1 - HS.sum() / HT.sum()),
        "FIT": float(1 - HI.sum() / HT.sum()),
    }
