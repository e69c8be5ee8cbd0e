# the work left at the servers is reduced by the gap to the next arrival, gaps[i], instead of the gap since the arrival before
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    gaps = np.append(np.diff(arrivals), 0.0)
    work = np.zeros(c)
    start, server = np.zeros(n), np.zeros(n, dtype=int)
    for i in range(n):
        work = work - gaps[i]
        j = np.argmin(work)
        wait = max(work[j], 0.0)
        start[i] = arrivals[i] + wait
        work[j] = wait + services[i]
        server[i] = j
    depart = start + services
    found = np.array([np.sum(depart[:i] > arrivals[i]) for i in range(n)])
    return start, depart, server, found
