# before is written at the wrong place: before[u] = v instead of before[v] = u
def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    dist[source] = 0.0
    before, first = np.full(n, -1), np.full(n, -1)
    done = np.zeros(n, dtype=bool)
    for _ in range(n):
        u = np.argmin(np.where(done, np.inf, dist))
        done[u] = True
        for v in range(n):
            new = dist[u] + cost[u, v]
            if new < dist[v]:
                dist[v] = new
                before[u] = v
                first[v] = v if u == source else first[u]
    return dist, before, first
