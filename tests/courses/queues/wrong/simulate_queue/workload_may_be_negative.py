# the work left at an idle server goes below zero and the next service is added to that negative number
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    work = np.zeros(c)
    start = np.zeros(n)
    server = np.zeros(n, dtype=int)
    now = 0.0
    for i in range(n):
        work = work - (arrivals[i] - now)
        now = arrivals[i]
        j = np.argmin(work)
        start[i] = now + max(work[j], 0.0)
        work[j] = work[j] + services[i]
        server[i] = j
    depart = start + services
    found = np.array([np.sum(depart[:i] > arrivals[i]) for i in range(n)])
    return start, depart, server, found
