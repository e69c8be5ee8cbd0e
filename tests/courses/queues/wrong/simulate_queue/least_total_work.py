# the server is the one that has worked least in total so far, not the one that is free first
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    free = np.zeros(c)
    work = np.zeros(c)
    start, depart = np.zeros(n), np.zeros(n)
    server, found = np.zeros(n, dtype=int), np.zeros(n, dtype=int)
    for i in range(n):
        j = int(np.argmin(work))
        work[j] += services[i]
        start[i] = max(arrivals[i], free[j])
        depart[i] = start[i] + services[i]
        free[j] = depart[i]
        server[i] = j
        found[i] = np.sum(depart[:i] > arrivals[i])
    return start, depart, server, found
