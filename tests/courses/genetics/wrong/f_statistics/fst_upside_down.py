# the ratio in FST is upside down: 1 - HT/HS
def f_statistics(G, pop):
    acc = {"p": 0, "Ho": 0, "He": 0}
    for k in np.unique(pop):
        here = pop == k
        summary = genotype_summary(G[here])
        for name in acc:
            acc[name] = acc[name] + np.mean(here) * summary[name]
    HT = 2 * acc["p"] * (1 - acc["p"])
    S, T, I = acc["He"].mean(), HT.mean(), acc["Ho"].mean()
    return {"HS": acc["He"], "HT": HT, "FIS": 1 - I / S, "FST": 1 - T / S, "FIT": 1 - I / T}
