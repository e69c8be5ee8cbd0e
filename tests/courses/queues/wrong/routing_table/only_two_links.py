# the distances are improved one time only, so paths have at most two links
def routing_table(cost, source):
    n = len(cost)
    direct = cost[source]
    over = direct[:, None] + cost
    dist = over.min(axis=0)
    middle = over.argmin(axis=0)
    before = np.full(n, -1)
    first = np.full(n, -1)
    for v in range(n):
        if v != source and dist[v] < np.inf:
            m = middle[v]
            if m == v or m == source:
                before[v], first[v] = source, v
            else:
                before[v], first[v] = m, m
    return dist, before, first
