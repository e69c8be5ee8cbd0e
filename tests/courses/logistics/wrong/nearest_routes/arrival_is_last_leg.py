# arrival holds only the length of the last leg to the customer, not all that the truck has driven until there
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    route, arrival, done = np.zeros(n, dtype=int), np.zeros(n), np.zeros(n, dtype=bool)
    here, load, truck, total = depot, 0.0, 0, 0.0
    for _ in range(n):
        possible = ~done & (q <= capacity - load)
        if possible.sum() == 0:
            total += np.linalg.norm(here - depot)
            here = depot
            load = 0.0
            truck += 1
            possible = ~done
        legs = np.linalg.norm(x - here, axis=1)
        legs[~possible] = np.inf
        j = int(np.argmin(legs))
        arrival[j] = legs[j]
        route[j] = truck
        total += legs[j]
        load += q[j]
        done[j] = True
        here = x[j]
    total += np.linalg.norm(here - depot)
    return route, arrival, total
