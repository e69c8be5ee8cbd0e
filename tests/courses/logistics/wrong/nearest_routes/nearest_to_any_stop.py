# the next customer is the one nearest to any stop of the route so far (depot included), as for a spanning tree, and that distance is counted
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    home = np.linalg.norm(x - depot, axis=1)
    route, arrival, waiting = np.zeros(n, dtype=int), np.zeros(n), np.ones(n, dtype=bool)
    truck, load, driven, length, reach = 0, 0.0, 0.0, 0.0, home
    for _ in range(n):
        fits = waiting & (load + q <= capacity)
        if not fits.any():
            length += driven + home[j]
            truck, load, driven, reach = truck + 1, 0.0, 0.0, home
            fits = waiting
        j = np.argmin(np.where(fits, reach, np.inf))
        driven += reach[j]
        load += q[j]
        route[j], arrival[j], waiting[j] = truck, driven, False
        reach = np.minimum(reach, np.linalg.norm(x - x[j], axis=1))
    return route, arrival, length + driven + home[j]
