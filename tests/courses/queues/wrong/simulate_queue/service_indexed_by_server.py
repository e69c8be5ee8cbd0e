# the service time is looked up with the number of the server, services[j], instead of the customer's
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    servers = np.zeros(max(c, 1))
    start = np.zeros(n)
    depart = np.zeros(n)
    server = np.zeros(n, dtype=int)
    found = np.zeros(n, dtype=int)
    for i in range(n):
        j = np.argmin(servers)
        start[i] = max(servers[j], arrivals[i])
        depart[i] = start[i] + services[j]
        servers[j] = depart[i]
        server[i] = j
        found[i] = np.sum(depart[:i] > arrivals[i])
    return start, depart, server, found
