# two mistakes: the servers take turns instead of the first free one, and found counts only those who wait
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    free = np.zeros(c)
    start, depart = np.zeros(n), np.zeros(n)
    server, found = np.zeros(n, dtype=int), np.zeros(n, dtype=int)
    turn = 0
    for i in range(n):
        start[i] = max(arrivals[i], free[turn])
        depart[i] = start[i] + services[i]
        free[turn] = depart[i]
        server[i] = turn
        found[i] = np.sum(start[:i] > arrivals[i])
        turn = (turn + 1) % c
    return start, depart, server, found
