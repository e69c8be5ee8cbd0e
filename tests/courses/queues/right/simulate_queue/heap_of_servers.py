# a heap of (free time, server), lists, found from all pairs at the end
import heapq

def simulate_queue(arrivals, services, c):
    heap = [(0.0, k) for k in range(c)]
    start, depart, server = [], [], []
    for a, s in zip(arrivals, services):
        t, k = heapq.heappop(heap)
        b = a if a > t else t
        start.append(b)
        depart.append(b + s)
        server.append(k)
        heapq.heappush(heap, (b + s, k))
    start, depart = np.array(start), np.array(depart)
    n = len(start)
    found = (np.tril(np.ones((n, n)), -1) * (depart[None, :] > arrivals[:, None])).sum(axis=1).astype(int)
    return start, depart, np.array(server), found
