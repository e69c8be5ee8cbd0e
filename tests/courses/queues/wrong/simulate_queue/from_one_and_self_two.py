# two mistakes: the servers are numbered from 1, and found counts the customer itself
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    free = np.zeros(c)
    start, depart = np.zeros(n), np.zeros(n)
    server, found = np.zeros(n, dtype=int), np.zeros(n, dtype=int)
    for i in range(n):
        j = np.argmin(free)
        start[i] = max(arrivals[i], free[j])
        depart[i] = start[i] + services[i]
        free[j] = depart[i]
        server[i] = j + 1
        found[i] = np.sum(depart > arrivals[i])
    return start, depart, server, found
