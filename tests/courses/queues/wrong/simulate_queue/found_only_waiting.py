# found counts only the customers who are still waiting (start after the arrival), not those in service
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    when_free = np.zeros(c)
    start, depart = np.zeros(n), np.zeros(n)
    server, found = np.zeros(n, int), np.zeros(n, int)
    for i in range(n):
        j = np.argmin(when_free)
        start[i] = max(when_free[j], arrivals[i])
        depart[i] = start[i] + services[i]
        when_free[j] = depart[i]
        server[i] = j
        found[i] = np.sum(start[:i] > arrivals[i])
    return start, depart, server, found
