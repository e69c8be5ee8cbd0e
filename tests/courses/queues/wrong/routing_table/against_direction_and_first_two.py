# two mistakes: the links are used against their direction, and first is the router before the destination
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
            if dist[u] + cost[v, u] < dist[v]:
                dist[v] = dist[u] + cost[v, u]
                before[v] = u
                first[v] = v if u == source else u
    return dist, before, first
