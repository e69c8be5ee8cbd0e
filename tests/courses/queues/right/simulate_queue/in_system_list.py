# a list of departures still to come is kept and cleaned at each arrival
def simulate_queue(arrivals, services, c):
    free = dict.fromkeys(range(c), 0.0)
    inside = []
    rows = []
    for i in range(len(arrivals)):
        inside = [d for d in inside if d > arrivals[i]]
        k = min(free, key=lambda x: (free[x], x))
        begin = np.maximum(arrivals[i], free[k])
        free[k] = begin + services[i]
        rows.append((begin, free[k], k, len(inside)))
        inside.append(free[k])
    start, depart, server, found = zip(*rows)
    return np.array(start), np.array(depart), np.array(server), np.array(found)
