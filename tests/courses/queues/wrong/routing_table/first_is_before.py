# first is the router before the destination (u) instead of the one after the source
def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    dist[source] = 0.0
    before, first = np.full(n, -1), np.full(n, -1)
    done = np.zeros(n, dtype=bool)
    while not done.all():
        u = np.argmin(np.where(done, np.inf, dist))
        if done[u]:
            break
        done[u] = True
        alt = dist[u] + cost[u]
        better = alt < dist
        dist = np.where(better, alt, dist)
        before[better] = u
        first[better] = np.flatnonzero(better) if u == source else u
    return dist, before, first
