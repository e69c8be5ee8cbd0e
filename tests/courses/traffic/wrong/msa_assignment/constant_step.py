# all rounds move by the same step 1/rounds instead of 1/i
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    h = np.zeros(len(pair))
    alpha = 1 / rounds
    for _ in range(rounds):
        q = uses.T @ h
        t = free + 0.15 * free * (q / capacity) ** 4
        c = uses @ t
        y = np.zeros_like(h)
        for w in range(len(demand)):
            masked = np.where(pair == w, c, np.inf)
            y[masked.argmin()] = demand[w]
        h = (1 - alpha) * h + alpha * y
    q = uses.T @ h
    t = free + 0.15 * free * (q / capacity) ** 4
    c = uses @ t
    u = np.array([np.where(pair == w, c, np.inf).min() for w in range(len(demand))])
    TT = np.sum(q * t)
    return {"flow": q, "time": t, "total": TT, "gap": 1 - np.sum(demand * u) / TT}
