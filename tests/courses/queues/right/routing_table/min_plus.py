# min-plus products until nothing changes for the distances, then before and first from the distances alone
def routing_table(cost, source):
    n = len(cost)
    dist = cost[source].astype(float)
    while True:
        new = np.min(dist[:, None] + cost, axis=0)
        if np.array_equal(new, dist):
            break
        dist = new
    through = dist[:, None] + np.where(np.eye(n, dtype=bool), np.inf, cost)
    before = np.argmin(through, axis=0)
    before[np.isinf(dist)] = -1
    before[source] = -1
    first = np.full(n, -1)
    for v in np.argsort(dist):
        if before[v] >= 0:
            first[v] = v if before[v] == source else first[before[v]]
    return dist, before, first
