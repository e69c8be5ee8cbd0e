# the quickest routes in the gap are those at free-flow times instead of the present times
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    n_pairs = len(demand)
    h = np.zeros(len(pair))
    for i in range(1, rounds + 1):
        flow = sum(h[r] * uses[r] for r in range(len(pair)))
        time = free * (1 + 0.15 * (flow / capacity) ** 4)
        cost = np.array([np.sum(time[row > 0]) for row in uses])
        aon = np.zeros(len(pair))
        for w in range(n_pairs):
            own = np.flatnonzero(pair == w)
            aon[own[np.argmin(cost[own])]] = demand[w]
        h = h + (aon - h) / i
    flow = sum(h[r] * uses[r] for r in range(len(pair)))
    time = free * (1 + 0.15 * (flow / capacity) ** 4)
    free_cost = uses @ free
    shortest = np.array([free_cost[pair == w].min() for w in range(n_pairs)])
    total = (flow * time).sum()
    return {"flow": flow, "time": time, "total": total, "gap": (total - demand @ shortest) / total}
