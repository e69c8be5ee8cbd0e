# links are taken to work both ways at the cheaper of their two costs
def routing_table(cost, source):
    c = np.minimum(cost, cost.T)
    n = len(c)
    dist = np.full(n, np.inf)
    dist[source] = 0.0
    before, first = np.full(n, -1), np.full(n, -1)
    done = np.zeros(n, dtype=bool)
    for _ in range(n):
        u = np.argmin(np.where(done, np.inf, dist))
        done[u] = True
        for v in range(n):
            if dist[u] + c[u, v] < dist[v]:
                dist[v] = dist[u] + c[u, v]
                before[v] = u
                first[v] = v if u == source else first[u]
    return dist, before, first
