# the routers are taken in the order of their numbers instead of by the smallest distance
def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    dist[source] = 0.0
    before, first = np.full(n, -1), np.full(n, -1)
    for u in range(n):
        for v in range(n):
            if dist[u] + cost[u, v] < dist[v]:
                dist[v] = dist[u] + cost[u, v]
                before[v] = u
                if u == source:
                    first[v] = v
                else:
                    first[v] = first[u]
    return dist, before, first
