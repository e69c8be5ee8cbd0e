# before and first of the source are the source itself instead of -1
def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    before, first = np.full(n, -1), np.full(n, -1)
    dist[source], before[source], first[source] = 0.0, source, source
    left = np.ones(n, dtype=bool)
    for _ in range(n):
        u = np.where(left, dist, np.inf).argmin()
        left[u] = False
        for v in range(n):
            if left[v] and dist[u] + cost[u, v] < dist[v]:
                dist[v] = dist[u] + cost[u, v]
                before[v] = u
                first[v] = v if u == source else first[u]
    return dist, before, first
