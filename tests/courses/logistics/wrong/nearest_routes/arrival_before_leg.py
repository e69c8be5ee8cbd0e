# the arrival is recorded before the leg to the customer is added: it is what was driven when leaving the stop before
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    home = np.linalg.norm(x - depot, axis=1)
    route, arrival, waiting = np.zeros(n, dtype=int), np.zeros(n), np.ones(n, dtype=bool)
    reach, truck, load, driven, length = home.copy(), 0, 0.0, 0.0, 0.0
    for _ in range(n):
        fits = waiting * (load + q <= capacity)
        if fits.sum() == 0:
            length += driven + home[j]
            reach, truck, load, driven = home.copy(), truck + 1, 0.0, 0.0
            fits = waiting
        j = np.argmin(np.where(fits, reach, np.inf))
        arrival[j] = driven
        route[j] = truck
        driven += reach[j]
        load += q[j]
        waiting[j] = False
        reach = np.sqrt(np.sum((x - x[j]) ** 2, axis=1))
    return route, arrival, length + driven + home[j]
