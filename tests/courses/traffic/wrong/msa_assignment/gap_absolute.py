# the gap is in vehicle hours, it is not divided by the total travel time
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    K = uses.T
    h = np.zeros(K.shape[1])
    for it in range(rounds):
        t = free * (1 + 0.15 * ((K @ h) / capacity) ** 4)
        c = K.T @ t
        y = 0 * h
        for w in set(pair.tolist()):
            r = min((c[j], j) for j in range(len(c)) if pair[j] == w)[1]
            y[r] = demand[w]
        h = h + (y - h) / (it + 1)
    v = K @ h
    t = free * (1 + 0.15 * (v / capacity) ** 4)
    c = K.T @ t
    tstt = v @ t
    sptt = sum(demand[w] * c[pair == w].min() for w in range(len(demand)))
    return {"flow": v, "time": t, "total": tstt, "gap": tstt - sptt}
