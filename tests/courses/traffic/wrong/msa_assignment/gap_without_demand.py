# the quickest times in the gap are added up over the pairs without multiplying by their demand
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    h = np.zeros(len(pair))
    for i in range(1, rounds + 1):
        q = uses.T @ h
        c = uses @ (free * (1 + 0.15 * (q / capacity) ** 4))
        y = np.zeros(len(pair))
        for w in range(len(demand)):
            idx = np.argwhere(pair == w).ravel()
            y[idx[np.argmin(c[idx])]] = demand[w]
        h += (y - h) / i
    q = uses.T @ h
    t = free * (1 + 0.15 * (q / capacity) ** 4)
    c = uses @ t
    total = q @ t
    quickest = [c[pair == w].min() for w in range(len(demand))]
    return {"flow": q, "time": t, "total": total, "gap": (total - np.sum(quickest)) / total}
