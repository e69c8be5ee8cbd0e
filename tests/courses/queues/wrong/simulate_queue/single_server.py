# each customer waits for the departure of the one before, as if there were one server; c is not used
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    start = np.zeros(n)
    depart = np.zeros(n)
    server = np.zeros(n, dtype=int)
    found = np.zeros(n, dtype=int)
    prev = 0.0
    for i in range(n):
        start[i] = max(arrivals[i], prev)
        depart[i] = start[i] + services[i]
        prev = depart[i]
        found[i] = np.sum(depart[:i] > arrivals[i])
    return start, depart, server, found
