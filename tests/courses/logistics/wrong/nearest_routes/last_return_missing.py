# the way back of the last truck is not counted in the length
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    route, arrival = np.full(n, -1), np.zeros(n)
    truck, left, trip, total = 0, capacity, 0.0, 0.0
    here = depot
    while (route < 0).any():
        open_ = [i for i in range(n) if route[i] < 0 and q[i] <= left]
        if not open_:
            back = np.sqrt(((here - depot) ** 2).sum())
            total += back
            here, left, trip = depot, capacity, 0.0
            truck += 1
            continue
        step = np.sqrt(((x[open_] - here) ** 2).sum(axis=1))
        a = np.argmin(step)
        i = open_[a]
        trip += step[a]
        total += step[a]
        arrival[i] = trip
        route[i] = truck
        left -= q[i]
        here = x[i]
    return route, arrival, total
