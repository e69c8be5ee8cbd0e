# each link counts 1: the path with the fewest hops is found instead of the cheapest
def routing_table(cost, source):
    n = len(cost)
    hops = np.full(n, np.inf)
    hops[source] = 0
    before = -np.ones(n, dtype=int)
    first = -np.ones(n, dtype=int)
    line = [source]
    while line:
        u = line.pop(0)
        for v in range(n):
            if v != u and np.isfinite(cost[u, v]) and hops[v] == np.inf:
                hops[v] = hops[u] + 1
                before[v] = u
                first[v] = v if u == source else first[u]
                line.append(v)
    return hops, before, first
