# the servers are numbered from 1 instead of from 0
def simulate_queue(arrivals, services, c):
    free = {k: 0.0 for k in range(1, c + 1)}
    start, depart, server, found = [], [], [], []
    for a, s in zip(arrivals, services):
        best = min(free, key=free.get)
        found.append(sum(d > a for d in depart))
        start.append(max(a, free[best]))
        depart.append(start[-1] + s)
        free[best] = depart[-1]
        server.append(best)
    return np.array(start), np.array(depart), np.array(server), np.array(found, dtype=int)
