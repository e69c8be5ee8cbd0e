# two mistakes: the way back of the last truck is not counted in the length, and the distance in arrival is not set back to 0 for the next truck
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    route, arrival, waiting = np.zeros(n, dtype=int), np.zeros(n), np.ones(n, dtype=bool)
    here, truck, load, driven, total = depot, 0, 0.0, 0.0, 0.0
    for _ in range(n):
        fits = waiting & (load + q <= capacity)
        if not fits.any():
            total += np.linalg.norm(here - depot)
            here, truck, load = depot, truck + 1, 0.0
            fits = waiting
        dist = np.where(fits, np.linalg.norm(x - here, axis=1), np.inf)
        j = np.argmin(dist)
        driven += dist[j]
        total += dist[j]
        load += q[j]
        route[j], arrival[j], waiting[j] = truck, driven, False
        here = x[j]
    return route, arrival, total
