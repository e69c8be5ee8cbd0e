# the server's free time grows by the service time only, so idle time before the customer came is forgotten
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    start, depart = np.zeros(n), np.zeros(n)
    server, found = np.zeros(n, dtype=int), np.zeros(n, dtype=int)
    available = np.zeros(c)
    for i in range(n):
        chosen = np.argmin(available)
        start[i] = max(arrivals[i], available[chosen])
        depart[i] = start[i] + services[i]
        available[chosen] += services[i]
        server[i] = chosen
        found[i] = np.sum(depart[:i] > arrivals[i])
    return start, depart, server, found
