# the source begins with distance 1 instead of 0
def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    dist[source] = 1.0
    before, first = np.full(n, -1), np.full(n, -1)
    rest = list(range(n))
    while rest:
        u = rest[int(np.argmin([dist[r] for r in rest]))]
        rest.remove(u)
        for v in rest:
            if dist[u] + cost[u, v] < dist[v]:
                dist[v] = dist[u] + cost[u, v]
                before[v] = u
                first[v] = v if u == source else first[u]
    return dist, before, first
