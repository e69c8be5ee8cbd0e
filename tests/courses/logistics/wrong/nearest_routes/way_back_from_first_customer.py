# the way back of a truck is taken from the first customer of its route instead of from the last one
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    route, arrival, length = np.zeros(n, dtype=int), np.zeros(n), 0.0
    waiting = np.ones(n, dtype=bool)
    truck = 0
    while waiting.any():
        here, load, km, stops = depot, 0.0, 0.0, []
        while True:
            dist = np.linalg.norm(x - here, axis=1)
            dist[~waiting | (load + q > capacity)] = np.inf
            j = dist.argmin()
            if dist[j] == np.inf:
                break
            km += dist[j]
            load += q[j]
            arrival[j], route[j], waiting[j] = km, truck, False
            stops.append(j)
            here = x[j]
        length += km + np.linalg.norm(x[stops[0]] - depot)
        truck += 1
    return route, arrival, length
