# before keeps the router over which a destination was reached first, it is not changed when a cheaper path is found
def routing_table(cost, source):
    n = len(cost)
    dist = {v: np.inf for v in range(n)}
    before, first = {}, {}
    dist[source] = 0.0
    queue = list(range(n))
    while queue:
        queue.sort(key=dist.get)
        u = queue.pop(0)
        for v in queue:
            through = dist[u] + cost[u, v]
            if through < dist[v]:
                dist[v] = through
                before.setdefault(v, u)
                first[v] = v if u == source else first[u]
    return (
        np.array([dist[v] for v in range(n)]),
        np.array([before.get(v, -1) for v in range(n)]),
        np.array([first.get(v, -1) for v in range(n)]),
    )
