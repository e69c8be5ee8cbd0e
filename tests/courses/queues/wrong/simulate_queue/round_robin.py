# customers are dealt to the servers in turn (i modulo c) instead of to the one that is free first
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    server = np.arange(n) % c
    start = np.zeros(n)
    depart = np.zeros(n)
    for i in range(n):
        ready = depart[i - c] if i >= c else 0.0
        start[i] = max(arrivals[i], ready)
        depart[i] = start[i] + services[i]
    found = np.zeros(n, dtype=int)
    for i in range(n):
        found[i] = sum(1 for d in depart[:i] if d > arrivals[i])
    return start, depart, server, found
