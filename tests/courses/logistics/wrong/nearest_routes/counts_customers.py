# the load goes up by 1 for each customer instead of by the customer's demand
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    home = np.linalg.norm(x - depot, axis=1)
    route, arrival, waiting = np.zeros(n, dtype=int), np.zeros(n), np.ones(n, dtype=bool)
    truck, load, driven, length, reach = 0, 0.0, 0.0, 0.0, home
    for _ in range(n):
        fits = np.logical_and(waiting, q + load <= capacity)
        if not np.any(fits):
            length += driven + home[j]
            truck, load, driven, reach = truck + 1, 0.0, 0.0, home
            fits = waiting
        j = np.argmin(np.where(fits, reach, np.inf))
        waiting[j] = False
        load += 1
        driven += reach[j]
        arrival[j] = driven
        route[j] = truck
        reach = np.linalg.norm(x - x[j], axis=1)
    return route, arrival, length + driven + home[j]
