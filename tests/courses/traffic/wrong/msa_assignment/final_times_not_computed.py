# the times of the last round are used at the end, they are not computed anew for the final flows
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    h = np.zeros(len(pair))
    flow = np.zeros(len(free))
    for i in range(1, rounds + 1):
        time = free * (1 + 0.15 * (flow / capacity) ** 4)
        cost = uses @ time
        best = np.zeros(len(demand))
        y = np.zeros(len(pair))
        for w in range(len(demand)):
            own = np.flatnonzero(pair == w)
            k = own[np.argmin(cost[own])]
            best[w] = cost[k]
            y[k] = demand[w]
        h = h + (y - h) / i
        flow = uses.T @ h
    total = np.sum(flow * time)
    return {"flow": flow, "time": time, "total": total, "gap": (total - np.sum(demand * best)) / total}
