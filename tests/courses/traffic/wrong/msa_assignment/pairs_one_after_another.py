# the pairs are loaded one after another within a round, each sees the times after the ones before were moved
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    h = np.zeros(len(pair))

    def costs():
        load = h @ uses
        return uses @ (free * (1 + 0.15 * (load / capacity) ** 4))

    for i in range(1, rounds + 1):
        for w in range(len(demand)):
            c = costs()
            own = np.flatnonzero(pair == w)
            y = np.zeros(len(own))
            y[np.argmin(c[own])] = demand[w]
            h[own] = h[own] + (y - h[own]) / i
    flow = h @ uses
    time = free * (1 + 0.15 * (flow / capacity) ** 4)
    total = np.dot(flow, time)
    c = costs()
    best = sum(demand[w] * c[pair == w].min() for w in range(len(demand)))
    return {"flow": flow, "time": time, "total": total, "gap": (total - best) / total}
