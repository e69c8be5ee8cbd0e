# the length adds up the arrivals of all customers (and the ways back) instead of the legs that are driven
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    route, arrival = np.zeros(n, dtype=int), np.zeros(n)
    remaining = list(range(n))
    truck, room, km, here = 0, capacity, 0.0, depot
    backs = 0.0
    while remaining:
        ok = [i for i in remaining if q[i] <= room]
        if ok == []:
            backs += np.linalg.norm(here - depot)
            truck, room, km, here = truck + 1, capacity, 0.0, depot
            continue
        dists = {i: np.linalg.norm(x[i] - here) for i in ok}
        i = min(dists, key=dists.get)
        km += dists[i]
        room -= q[i]
        route[i] = truck
        arrival[i] = km
        here = x[i]
        remaining.remove(i)
    backs += np.linalg.norm(here - depot)
    return route, arrival, arrival.sum() + backs
