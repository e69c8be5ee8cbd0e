# the wait has the wrong sign: max(0, arrival - free) instead of max(0, free - arrival)
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    free = [0.0 for _ in range(c)]
    waits = np.zeros(n)
    depart = np.zeros(n)
    server = np.zeros(n, dtype=int)
    found = np.zeros(n, dtype=int)
    for i in range(n):
        j = int(np.argmin(free))
        waits[i] = max(0.0, arrivals[i] - free[j])
        depart[i] = arrivals[i] + waits[i] + services[i]
        free[j] = depart[i]
        server[i] = j
        found[i] = np.sum(depart[:i] > arrivals[i])
    return arrivals + waits, depart, server, found
