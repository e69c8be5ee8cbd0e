# every pair takes the quickest route of the whole network, even if it serves another pair (in the gap as well)
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    h = np.zeros(len(pair))
    for i in range(1, rounds + 1):
        flow = uses.T @ h
        time = free * (1 + 0.15 * (flow / capacity) ** 4)
        cost = uses @ time
        target = np.zeros(len(pair))
        for w in range(len(demand)):
            target[np.argmin(cost)] += demand[w]
        h = h + (target - h) / i
    flow = uses.T @ h
    time = free * (1 + 0.15 * (flow / capacity) ** 4)
    cost = uses @ time
    total = np.sum(flow * time)
    shortest = np.sum(demand) * np.min(cost)
    return {"flow": flow, "time": time, "total": total, "gap": (total - shortest) / total}
