# the demand is spread over the routes of a pair by a logit model instead of all or nothing
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    h = np.zeros(len(pair))
    for i in range(1, rounds + 1):
        flow = uses.T @ h
        cost = uses @ (free * (1 + 0.15 * (flow / capacity) ** 4))
        y = np.zeros(len(pair))
        for w in range(len(demand)):
            mask = pair == w
            e = np.exp(-(cost[mask] - cost[mask].min()))
            y[mask] = demand[w] * e / e.sum()
        h = h + (y - h) / i
    flow = uses.T @ h
    time = free * (1 + 0.15 * (flow / capacity) ** 4)
    cost = uses @ time
    total = flow @ time
    sp = np.sum([demand[w] * cost[pair == w].min() for w in range(len(demand))])
    return {"flow": flow, "time": time, "total": total, "gap": (total - sp) / total}
