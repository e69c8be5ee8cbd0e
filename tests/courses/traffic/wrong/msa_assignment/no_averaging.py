# the flows jump to the all-or-nothing assignment in each round, without averaging
def msa_assignment(demand, pair, uses, free, capacity, rounds):
    h = np.zeros(pair.shape)
    it = 0
    while it < rounds:
        it += 1
        link = uses.T @ h
        cost = uses @ (free * (1 + 0.15 * (link / capacity) ** 4))
        h = np.zeros(pair.shape)
        for w, dem in enumerate(demand):
            candidates = np.where(pair == w)[0]
            h[candidates[np.argmin(cost[candidates])]] = dem
    link = uses.T @ h
    time = free * (1 + 0.15 * (link / capacity) ** 4)
    cost = uses @ time
    tot = link @ time
    least = sum(dem * cost[pair == w].min() for w, dem in enumerate(demand))
    return {"flow": link, "time": time, "total": tot, "gap": (tot - least) / tot}
