# the congestion term is added to the free-flow time without multiplying it by the free-flow time
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    def evaluate(h):
        flow = np.einsum("r,rl->l", h, uses)
        time = free + 0.15 * np.power(flow / capacity, 4)
        return flow, time, np.einsum("rl,l->r", uses, time)

    h = np.zeros(len(pair))
    for i in range(1, rounds + 1):
        _, _, c = evaluate(h)
        y = np.zeros(len(pair))
        for w, q in enumerate(demand):
            own = np.flatnonzero(pair == w)
            y[own[np.argmin(c[own])]] += q
        h = h + (1.0 / i) * (y - h)
    flow, time, c = evaluate(h)
    total = float(flow @ time)
    ideal = sum(q * c[pair == w].min() for w, q in enumerate(demand))
    return {"flow": flow, "time": time, "total": total, "gap": (total - ideal) / total}
