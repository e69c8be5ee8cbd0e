# before is the source for every router that is reached instead of the last router on the path
def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    dist[source] = 0.0
    first = np.full(n, -1)
    done = np.zeros(n, dtype=bool)
    for _ in range(n):
        u = np.argmin(np.where(done, np.inf, dist))
        done[u] = True
        way = dist[u] + cost[u]
        shorter = way < dist
        dist[shorter] = way[shorter]
        first[shorter] = np.arange(n)[shorter] if u == source else first[u]
    before = np.where(first >= 0, source, -1)
    return dist, before, first
