# a router counts as done as soon as it is reached, so a cheaper path found later is not taken
import heapq

def routing_table(cost, source):
    n = len(cost)
    dist = np.full(n, np.inf)
    before = np.full(n, -1, dtype=int)
    first = np.full(n, -1, dtype=int)
    dist[source] = 0.0
    seen = {source}
    heap = [(0.0, source)]
    while heap:
        d, u = heapq.heappop(heap)
        for v in range(n):
            if v not in seen and cost[u, v] < np.inf:
                seen.add(v)
                dist[v] = d + cost[u, v]
                before[v] = u
                first[v] = v if u == source else first[u]
                heapq.heappush(heap, (dist[v], v))
    return dist, before, first
