# the routes start with the demand spread evenly over each pair's routes instead of empty, so that the first costs are others
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    counts = np.bincount(pair, minlength=len(demand))
    h = demand[pair] / counts[pair]
    for i in range(1, rounds + 1):
        t = free * (1 + 0.15 * (uses.T @ h / capacity) ** 4)
        c = uses @ t
        y = np.zeros(len(h))
        for w in range(len(demand)):
            own = np.flatnonzero(pair == w)
            y[own[np.argmin(c[own])]] = demand[w]
        h = h + (y - h) / i
    flow = uses.T @ h
    t = free * (1 + 0.15 * (flow / capacity) ** 4)
    c = uses @ t
    total = flow @ t
    best = np.array([c[pair == w].min() for w in range(len(demand))])
    return {"flow": flow, "time": t, "total": total, "gap": (total - best @ demand) / total}
