# the factor 0.15 stands inside of the power: (0.15 q / c)^4
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    n_routes = pair.size
    f = np.zeros(n_routes)
    for i in range(rounds):
        v = (f[:, None] * uses).sum(axis=0)
        t = free * (1 + (0.15 * v / capacity) ** 4)
        ct = (uses * t).sum(axis=1)
        g = np.zeros(n_routes)
        for w in range(demand.size):
            cand = np.nonzero(pair == w)[0]
            g[cand[np.argmin(ct[cand])]] = demand[w]
        step = 1 / (i + 1)
        f = f * (1 - step) + g * step
    v = (f[:, None] * uses).sum(axis=0)
    t = free * (1 + (0.15 * v / capacity) ** 4)
    ct = (uses * t).sum(axis=1)
    mins = np.array([ct[pair == w].min() for w in range(demand.size)])
    total = (v * t).sum()
    return {"flow": v, "time": t, "total": total, "gap": (total - (demand * mins).sum()) / total}
