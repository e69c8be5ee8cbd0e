# found is counted when the customer's service starts instead of when it arrives
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    F = np.zeros(c)
    start = np.zeros(n)
    depart = np.zeros(n)
    server = np.zeros(n, dtype=int)
    found = np.zeros(n, dtype=int)
    for i in range(n):
        s = np.argmin(F)
        server[i] = s
        if F[s] > arrivals[i]:
            start[i] = F[s]
        else:
            start[i] = arrivals[i]
        depart[i] = start[i] + services[i]
        F[s] = depart[i]
        for k in range(i):
            if depart[k] > start[i]:
                found[i] += 1
    return start, depart, server, found
