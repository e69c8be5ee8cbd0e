# a first all-or-nothing assignment at free-flow times is made before the rounds, so that there is one round too many
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    def all_or_nothing(times):
        c = uses @ times
        y = np.zeros(len(pair))
        for w, d in enumerate(demand):
            own = np.flatnonzero(pair == w)
            y[own[np.argmin(c[own])]] = d
        return y

    def bpr(q):
        return free * (1 + 0.15 * (q / capacity) ** 4)

    h = all_or_nothing(free)
    for i in range(2, rounds + 2):
        y = all_or_nothing(bpr(uses.T @ h))
        h = h + (y - h) / i
    flow = uses.T @ h
    time = bpr(flow)
    c = uses @ time
    total = np.sum(flow * time)
    sp = sum(d * c[pair == w].min() for w, d in enumerate(demand))
    return {"flow": flow, "time": time, "total": total, "gap": (total - sp) / total}
