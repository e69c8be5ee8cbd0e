# everybody starts on arrival, the wait for a free server is ignored
def simulate_queue(arrivals, services, c):
    start = arrivals.copy()
    depart = start + services
    n = len(start)
    server = np.zeros(n, dtype=int)
    free = [0.0] * c
    for i in range(n):
        j = free.index(min(free))
        server[i] = j
        free[j] = depart[i]
    found = np.array([np.sum(depart[:i] > arrivals[i]) for i in range(n)])
    return start, depart, server, found
