# the all-or-nothing flows divided by i are added to the old flows, which are not reduced: more is assigned than there is demand
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    W, R = len(demand), len(pair)
    h = np.zeros(R)
    for i in range(1, rounds + 1):
        q = h @ uses
        tt = free * (1 + 0.15 * (q / capacity) ** 4)
        route_cost = uses @ tt
        for w in range(W):
            mine = np.flatnonzero(pair == w)
            r = mine[np.argmin(route_cost[mine])]
            h[r] += demand[w] / i
    q = h @ uses
    tt = free * (1 + 0.15 * (q / capacity) ** 4)
    route_cost = uses @ tt
    best = np.array([min(route_cost[pair == w]) for w in range(W)])
    total = q @ tt
    return {"flow": q, "time": tt, "total": total, "gap": (total - demand @ best) / total}
