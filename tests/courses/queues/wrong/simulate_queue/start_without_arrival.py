# a customer starts when the server is free, even if the customer has not arrived yet (no maximum with the arrival)
def simulate_queue(arrivals, services, c):
    n = arrivals.size
    start = np.zeros(n)
    depart = np.zeros(n)
    server = np.zeros(n, dtype=int)
    found = np.zeros(n, dtype=int)
    free_at = np.zeros(c)
    for i in range(n):
        k = int(np.argmin(free_at))
        start[i] = free_at[k]
        depart[i] = start[i] + services[i]
        free_at[k] = depart[i]
        server[i] = k
        found[i] = (depart[:i] > arrivals[i]).sum()
    return start, depart, server, found
