# the gap is divided by the travel times on the quickest routes instead of the actual total
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    h = np.zeros(len(pair))
    times = lambda fl: free * (1 + 0.15 * (fl / capacity) ** 4)
    groups = [np.flatnonzero(pair == w) for w in range(len(demand))]
    for i in range(rounds):
        c = uses @ times(uses.T @ h)
        y = np.zeros(len(pair))
        for d, grp in zip(demand, groups):
            y[grp[c[grp].argmin()]] = d
        h = (i * h + y) / (i + 1)
    fl = uses.T @ h
    tm = times(fl)
    c = uses @ tm
    total = np.dot(h, c)
    sp = sum(d * c[grp].min() for d, grp in zip(demand, groups))
    return {"flow": fl, "time": tm, "total": total, "gap": (total - sp) / sp}
