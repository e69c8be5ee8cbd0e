# the total adds up the times of the links without multiplying by their flows (the gap is computed from vehicle hours)
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    x = np.zeros(len(free))
    for i in range(1, rounds + 1):
        t = free * (1 + 0.15 * (x / capacity) ** 4)
        c = uses @ t
        y = np.zeros(len(free))
        for w in range(len(demand)):
            own = np.flatnonzero(pair == w)
            y = y + demand[w] * uses[own[np.argmin(c[own])]]
        x = x + (y - x) / i
    t = free * (1 + 0.15 * (x / capacity) ** 4)
    c = uses @ t
    veh_h = np.sum(x * t)
    sp = sum(demand[w] * c[pair == w].min() for w in range(len(demand)))
    return {"flow": x, "time": t, "total": np.sum(t), "gap": (veh_h - sp) / veh_h}
