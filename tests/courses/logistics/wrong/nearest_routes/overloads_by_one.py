# a truck takes one more customer as long as it is not yet full (load < capacity), so its last customer may overload it
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    route, arrival = np.zeros(n, dtype=int), np.zeros(n)
    waiting = np.ones(n, dtype=bool)
    here = depot
    truck, load, driven, length = 0, 0.0, 0.0, 0.0
    for _ in range(n):
        if load >= capacity:
            length += np.linalg.norm(here - depot)
            truck += 1
            load = 0.0
            driven = 0.0
            here = depot
        dist = np.linalg.norm(x - here, axis=1)
        j = np.argmin(np.where(waiting, dist, np.inf))
        length += dist[j]
        driven += dist[j]
        load += q[j]
        route[j], arrival[j], waiting[j] = truck, driven, False
        here = x[j]
    return route, arrival, length + np.linalg.norm(here - depot)
