# only links to routers with a higher number are looked at (v from u + 1 on)
def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    dist[source] = 0.0
    before, first = np.full(n, -1), np.full(n, -1)
    done = np.zeros(n, dtype=bool)
    for _ in range(n):
        u = np.argmin(np.where(done, np.inf, dist))
        done[u] = True
        for v in range(u + 1, n):
            if dist[u] + cost[u, v] < dist[v]:
                dist[v] = dist[u] + cost[u, v]
                before[v] = u
                first[v] = v if u == source else first[u]
    return dist, before, first
