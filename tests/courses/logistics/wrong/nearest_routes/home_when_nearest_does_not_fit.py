# a truck goes home as soon as the nearest customer does not fit, it does not look for another one that fits
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    route, arrival = np.zeros(n, dtype=int), np.zeros(n)
    served = np.zeros(n, dtype=bool)
    here, load, trip, total, truck = depot, 0.0, 0.0, 0.0, 0
    for _ in range(n):
        d = np.linalg.norm(x - here, axis=1)
        d[served] = np.inf
        j = d.argmin()
        if load + q[j] > capacity:
            total += trip + np.linalg.norm(here - depot)
            truck += 1
            load, trip, here = 0.0, 0.0, depot
            d = np.linalg.norm(x - depot, axis=1)
            d[served] = np.inf
            j = d.argmin()
        trip += d[j]
        load += q[j]
        route[j], arrival[j], served[j], here = truck, trip, True, x[j]
    return route, arrival, total + trip + np.linalg.norm(here - depot)
