# the demand is put on the slowest route of its pair instead of the quickest
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    h = np.zeros(len(pair))
    for n in range(1, rounds + 1):
        t = free * (1 + 0.15 * (uses.T @ h / capacity) ** 4)
        cost = uses @ t
        aux = np.zeros(len(pair))
        for w in range(len(demand)):
            mine = np.flatnonzero(pair == w)
            order = np.argsort(cost[mine])
            aux[mine[order[-1]]] = demand[w]
        h = h + (aux - h) / n
    flow = uses.T @ h
    time = free * (1 + 0.15 * (flow / capacity) ** 4)
    cost = uses @ time
    lower = sum(demand[w] * np.min(cost[pair == w]) for w in range(len(demand)))
    total = np.sum(flow * time)
    return {"flow": flow, "time": time, "total": total, "gap": (total - lower) / total}
