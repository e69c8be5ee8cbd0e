# two mistakes: each link counts 1 instead of its cost, and before and first of the source are the source itself
def routing_table(cost, source):
    n = len(cost)
    links = np.where(np.isfinite(cost), 1.0, np.inf)
    np.fill_diagonal(links, 0.0)
    dist = np.full(n, np.inf)
    before, first = np.full(n, -1), np.full(n, -1)
    dist[source] = 0
    before[source] = first[source] = source
    done = []
    while len(done) < n:
        u = min((k for k in range(n) if k not in done), key=lambda k: dist[k])
        done.append(u)
        for v in range(n):
            if dist[u] + links[u, v] < dist[v]:
                dist[v] = dist[u] + links[u, v]
                before[v] = u
                first[v] = v if u == source else first[u]
    return dist, before, first
