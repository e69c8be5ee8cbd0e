# Bellman-Ford with sweeps over all links, first found by following before back to the source
def routing_table(cost, source):
    n = len(cost)
    dist = [float("inf")] * n
    before = [-1] * n
    dist[source] = 0.0
    for _ in range(n - 1):
        for u in range(n):
            for v in range(n):
                if dist[u] + cost[u][v] < dist[v]:
                    dist[v] = dist[u] + cost[u][v]
                    before[v] = u
    first = [-1] * n
    for v in range(n):
        k = v
        while before[k] != -1:
            first[v] = k
            k = before[k]
    return np.array(dist), np.array(before), np.array(first)
