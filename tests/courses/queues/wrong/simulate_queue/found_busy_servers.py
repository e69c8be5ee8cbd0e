# found is the number of busy servers at the arrival, the customers waiting in line are not counted
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    free = np.zeros(c)
    start, depart = np.zeros(n), np.zeros(n)
    server, found = np.zeros(n, dtype=int), np.zeros(n, dtype=int)
    for i in range(n):
        found[i] = np.sum(free > arrivals[i])
        j = np.argmin(free)
        start[i] = max(arrivals[i], free[j])
        depart[i] = start[i] + services[i]
        free[j] = depart[i]
        server[i] = j
    return start, depart, server, found
