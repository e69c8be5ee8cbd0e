# a router's distance is the cost of the last link only (as in Prim's algorithm), the distance of u is not added
def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    dist[source] = 0.0
    before, first = np.full(n, -1), np.full(n, -1)
    visited = np.zeros(n, dtype=bool)
    for _ in range(n):
        masked = dist.copy()
        masked[visited] = np.inf
        u = int(np.argmin(masked))
        visited[u] = True
        if masked[u] == np.inf:
            break
        for v in range(n):
            if not visited[v] and cost[u, v] < dist[v]:
                dist[v] = cost[u, v]
                before[v] = u
                first[v] = v if u == source else first[u]
    return dist, before, first
