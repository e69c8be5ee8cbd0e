# found counts all customers who depart after the arrival, also those who come later and the customer itself
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    free = np.zeros(c)
    start, depart, server = np.zeros(n), np.zeros(n), np.zeros(n, dtype=int)
    for i in range(n):
        server[i] = np.argmin(free)
        start[i] = max(arrivals[i], free[server[i]])
        depart[i] = start[i] + services[i]
        free[server[i]] = depart[i]
    found = np.sum(depart[None, :] > arrivals[:, None], axis=1)
    return start, depart, server, found
