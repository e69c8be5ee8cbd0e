# the router of the largest finite distance among those who are not done is taken instead of the smallest
def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    dist[source] = 0.0
    before, first = np.full(n, -1), np.full(n, -1)
    done = np.zeros(n, dtype=bool)
    for _ in range(n):
        candidates = np.where(done | np.isinf(dist), -1.0, dist)
        u = np.argmax(candidates)
        if candidates[u] < 0:
            break
        done[u] = True
        for v in range(n):
            if not done[v] and dist[u] + cost[u, v] < dist[v]:
                dist[v] = dist[u] + cost[u, v]
                before[v] = u
                first[v] = v if u == source else first[u]
    return dist, before, first
