# the flow-to-capacity ratio of the BPR function is squared instead of taken to the power of 4
def bpr(free, flow, cap):
    ratio = flow / cap
    return free * (1 + 0.15 * ratio**2)


def msa_assignment(demand, pair, uses, free, capacity, rounds):
    W = len(demand)
    x = np.zeros(uses.shape[1])
    h = np.zeros(uses.shape[0])
    for k in range(1, rounds + 1):
        costs = uses.dot(bpr(free, x, capacity))
        new = np.zeros(uses.shape[0])
        for w in range(W):
            ids = np.where(pair == w)[0]
            new[ids[costs[ids].argmin()]] = demand[w]
        h += (new - h) / k
        x = uses.T.dot(h)
    time = bpr(free, x, capacity)
    costs = uses.dot(time)
    best = sum(demand[w] * min(costs[pair == w]) for w in range(W))
    total = (x * time).sum()
    return {"flow": x, "time": time, "total": total, "gap": (total - best) / total}
