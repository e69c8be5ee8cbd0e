# Dijkstra with a heap of tentative distances, old entries skipped
import heapq

def routing_table(cost, source):
    n = len(cost)
    dist, before, first = np.full(n, np.inf), np.full(n, -1), np.full(n, -1)
    dist[source] = 0.0
    heap = [(0.0, int(source))]
    while heap:
        d, u = heapq.heappop(heap)
        if d > dist[u]:
            continue
        for v in np.flatnonzero(np.isfinite(cost[u])):
            alt = d + cost[u, v]
            if alt < dist[v]:
                dist[v], before[v] = alt, u
                first[v] = v if u == source else first[u]
                heapq.heappush(heap, (alt, int(v)))
    return dist, before, first
