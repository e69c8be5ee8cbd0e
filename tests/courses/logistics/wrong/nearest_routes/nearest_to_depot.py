# the next customer is the one nearest to the depot instead of nearest to where the truck is
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    home = np.linalg.norm(x - depot, axis=1)
    route, arrival = np.zeros(n, dtype=int), np.zeros(n)
    waiting = np.ones(n, dtype=bool)
    truck, load, driven, length, here = 0, 0.0, 0.0, 0.0, depot
    for _ in range(n):
        fits = waiting & (load + q <= capacity)
        if not fits.any():
            length += driven + np.linalg.norm(here - depot)
            truck, load, driven, here = truck + 1, 0.0, 0.0, depot
            fits = waiting
        j = np.where(fits, home, np.inf).argmin()
        driven += np.linalg.norm(x[j] - here)
        load += q[j]
        route[j], arrival[j], waiting[j] = truck, driven, False
        here = x[j]
    return route, arrival, length + driven + home[j]
