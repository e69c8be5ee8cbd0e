# averages link flows directly, without route flows
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    bpr = lambda q: free * (1 + 0.15 * (q / capacity) ** 4)
    x = np.zeros(len(free))
    for i in range(1, rounds + 1):
        c = uses @ bpr(x)
        y = np.zeros(len(free))
        for w, d in enumerate(demand):
            r = min(np.flatnonzero(pair == w), key=lambda k: c[k])
            y += d * uses[r]
        x = (1 - 1 / i) * x + y / i
    t = bpr(x)
    c = uses @ t
    total = x @ t
    sp = sum(d * c[pair == w].min() for w, d in enumerate(demand))
    return {"flow": x, "time": t, "total": total, "gap": 1 - sp / total}
