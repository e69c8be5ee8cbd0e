# before and first are returned in the wrong order
def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    dist[source] = 0.0
    prev, hop = np.full(n, -1), np.full(n, -1)
    done = np.zeros(n, dtype=bool)
    for _ in range(n):
        u = np.argmin(np.where(done, np.inf, dist))
        done[u] = True
        for v in np.flatnonzero(dist[u] + cost[u] < dist):
            dist[v] = dist[u] + cost[u, v]
            prev[v] = u
            hop[v] = v if u == source else hop[u]
    return dist, hop, prev
