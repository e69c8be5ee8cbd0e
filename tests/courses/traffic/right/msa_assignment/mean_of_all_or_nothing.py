# the flows are the plain mean of all all-or-nothing assignments so far
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    assignments = []
    h = np.zeros(len(pair))
    served = pair[None, :] == np.arange(len(demand))[:, None]
    for _ in range(rounds):
        ratio = (h @ uses) / capacity
        cost = (uses * (free * (1 + 0.15 * ratio**4))).sum(axis=1)
        y = np.zeros(len(pair))
        y[np.where(served, cost, np.inf).argmin(axis=1)] = demand
        assignments.append(y)
        h = np.mean(assignments, axis=0)
    flow = h @ uses
    time = free + 0.15 * free * flow**4 / capacity**4
    cost = uses @ time
    best = np.where(served, cost, np.inf).min(axis=1)
    total = h @ cost
    excess = np.sum(h * (cost - best[pair]))
    return {"flow": flow, "time": time, "total": total, "gap": excess / total}
