# the step is 1/(i+1) instead of 1/i, so that the first round only assigns half of the demand
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    R, L = uses.shape
    route_flow = np.zeros(R)

    def link_times(q):
        return free * (1 + 0.15 * (q / capacity) ** 4)

    for i in range(1, rounds + 1):
        c = uses @ link_times(route_flow @ uses)
        aon = np.zeros(R)
        for w, d in enumerate(demand):
            routes = [r for r in range(R) if pair[r] == w]
            best = min(routes, key=lambda r: c[r])
            aon[best] = d
        route_flow = route_flow + (aon - route_flow) / (i + 1)
    flow = route_flow @ uses
    time = link_times(flow)
    c = uses @ time
    total = flow @ time
    minimal = sum(d * c[pair == w].min() for w, d in enumerate(demand))
    return {"flow": flow, "time": time, "total": total, "gap": (total - minimal) / total}
