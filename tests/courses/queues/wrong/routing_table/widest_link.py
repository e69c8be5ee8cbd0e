# the cost of a path is that of its most expensive link (maximum) instead of the sum
def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    dist[source] = 0.0
    before, first = np.full(n, -1), np.full(n, -1)
    open_ = list(range(n))
    for _ in range(n):
        k = int(np.argmin(dist[open_]))
        u = open_.pop(k)
        for v in open_:
            d = max(dist[u], cost[u, v])
            if d < dist[v]:
                dist[v], before[v] = d, u
                first[v] = first[u] if u != source else v
    return dist, before, first
