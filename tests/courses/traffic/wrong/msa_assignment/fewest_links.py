# the route with the fewest links is chosen instead of the quickest one
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    n_links = uses.sum(axis=1)
    h = np.zeros(len(pair))
    for i in range(1, rounds + 1):
        y = np.zeros(len(pair))
        for w in range(len(demand)):
            own = np.flatnonzero(pair == w)
            y[own[np.argmin(n_links[own])]] = demand[w]
        h = h + (y - h) / i
    flow = uses.T @ h
    time = free * (1 + 0.15 * (flow / capacity) ** 4)
    cost = uses @ time
    quick = np.array([np.min(cost[pair == w]) for w in range(len(demand))])
    total = np.sum(flow * time)
    return {"flow": flow, "time": time, "total": total, "gap": (total - demand @ quick) / total}
