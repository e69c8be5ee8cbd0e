# the routes are always chosen by the free-flow times: the link times are not updated within the rounds
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    R = uses.shape[0]
    h = np.zeros(R)
    route_time = uses @ free
    for i in range(1, rounds + 1):
        target = np.zeros(R)
        for w in range(len(demand)):
            fastest, fastest_time = -1, np.inf
            for r in range(R):
                if pair[r] == w and route_time[r] < fastest_time:
                    fastest, fastest_time = r, route_time[r]
            target[fastest] = demand[w]
        h = h + 1 / i * (target - h)
    flow = h @ uses
    time = free * (1 + 0.15 * (flow / capacity) ** 4)
    route_time = uses @ time
    od_best = np.array([route_time[pair == w].min() for w in range(len(demand))])
    total = (flow * time).sum()
    return {"flow": flow, "time": time, "total": total, "gap": (total - od_best @ demand) / total}
