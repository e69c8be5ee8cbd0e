# the links are used against their direction: cost[v, u] instead of cost[u, v]
def routing_table(cost, source):
    n = cost.shape[0]
    dist = np.full(n, np.inf)
    before = np.full(n, -1)
    first = np.full(n, -1)
    dist[source] = 0
    todo = set(range(n))
    while todo:
        u = min(todo, key=lambda k: dist[k])
        todo.remove(u)
        for v in range(n):
            new = dist[u] + cost[v, u]
            if new < dist[v]:
                dist[v] = new
                before[v] = u
                first[v] = v if u == source else first[u]
    return dist, before, first
