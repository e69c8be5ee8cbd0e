# found also counts the arriving customer itself
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    free = np.zeros(c)
    start, depart = np.zeros(n), np.zeros(n)
    server = np.zeros(n, dtype=int)
    for i in range(n):
        j = np.argmin(free)
        start[i] = np.maximum(arrivals[i], free[j])
        depart[i] = start[i] + services[i]
        free[j] = depart[i]
        server[i] = j
    present = (arrivals[None, :] <= arrivals[:, None]) & (depart[None, :] > arrivals[:, None])
    return start, depart, server, present.sum(axis=1)
