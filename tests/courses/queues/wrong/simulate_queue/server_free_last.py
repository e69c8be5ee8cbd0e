# the customer goes to the server that is free last (argmax) instead of first
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    free = np.zeros(c)
    start, depart = np.empty(n), np.empty(n)
    server, found = np.empty(n, dtype=int), np.empty(n, dtype=int)
    for i, (a, s) in enumerate(zip(arrivals, services)):
        j = free.argmax()
        start[i] = max(a, free[j])
        depart[i] = start[i] + s
        free[j] = depart[i]
        server[i] = j
        found[i] = np.count_nonzero(depart[:i] > a)
    return start, depart, server, found
