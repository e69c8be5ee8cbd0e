# the time at which the server is free is added to the arrival as if it were the wait; the arrival is not subtracted
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    free = np.zeros(c)
    start, depart = np.zeros(n), np.zeros(n)
    server, found = np.zeros(n, dtype=int), np.zeros(n, dtype=int)
    for i in range(n):
        j = np.argmin(free)
        wait = max(0.0, free[j])
        start[i] = arrivals[i] + wait
        depart[i] = start[i] + services[i]
        free[j] = depart[i]
        server[i] = j
        found[i] = np.sum(depart[:i] > arrivals[i])
    return start, depart, server, found
