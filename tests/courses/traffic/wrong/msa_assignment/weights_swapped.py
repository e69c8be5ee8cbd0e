# the weights of old and new flows are swapped: the old flows get 1/i and the all-or-nothing flows 1 - 1/i from the second round on
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    onehot = (pair[None, :] == np.arange(len(demand))[:, None])
    h = None
    for i in range(1, rounds + 1):
        flow = np.zeros(len(free)) if h is None else uses.T @ h
        cost = uses @ (free * (1 + 0.15 * (flow / capacity) ** 4))
        winners = np.where(onehot, cost, np.inf).argmin(axis=1)
        y = np.zeros(len(pair))
        y[winners] = demand
        h = y if h is None else h / i + (1 - 1 / i) * y
    flow = uses.T @ h
    time = free * (1 + 0.15 * (flow / capacity) ** 4)
    mins = np.where(onehot, uses @ time, np.inf).min(axis=1)
    total = np.sum(flow * time)
    return {"flow": flow, "time": time, "total": total, "gap": (total - np.sum(demand * mins)) / total}
