# no clock of the servers: the last departure of each is looked up among the customers before
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    start, depart = np.zeros(n), np.zeros(n)
    server = np.full(n, -1)
    found = np.zeros(n, dtype=int)
    for i in range(n):
        ready = []
        for k in range(c):
            mine = depart[:i][server[:i] == k]
            ready.append(mine[-1] if len(mine) else 0.0)
        server[i] = ready.index(min(ready))
        start[i] = max(arrivals[i], min(ready))
        depart[i] = start[i] + services[i]
        for j in range(i):
            if depart[j] > arrivals[i]:
                found[i] += 1
    return start, depart, server, found
