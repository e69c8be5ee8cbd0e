# the farthest customer that fits is taken instead of the nearest
def nearest_routes(depot, x, q, capacity):
    n, home = len(x), np.linalg.norm(x - depot, axis=1)
    route, arrival = np.zeros(n, dtype=int), np.zeros(n)
    waiting = np.ones(n, dtype=bool)
    truck, load, driven, length, reach = 0, 0.0, 0.0, 0.0, home
    for _ in range(n):
        fits = waiting & (load + q <= capacity)
        if not fits.any():
            length += driven + home[j]
            truck, load, driven, reach = truck + 1, 0.0, 0.0, home
            fits = waiting
        j = np.argmax(np.where(fits, reach, -1.0))
        driven += reach[j]
        load += q[j]
        route[j], arrival[j], waiting[j] = truck, driven, False
        reach = np.linalg.norm(x - x[j], axis=1)
    return route, arrival, length + driven + home[j]
