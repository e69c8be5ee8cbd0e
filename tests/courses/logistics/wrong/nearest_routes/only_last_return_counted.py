# only the last truck's way back is counted in the length, those of the trucks before are missing
def nearest_routes(depot, x, q, capacity):
    n = x.shape[0]
    visited = np.zeros(n, dtype=bool)
    truck_of = np.zeros(n, dtype=int)
    arr = np.zeros(n)
    total = 0.0
    truck = 0
    here = depot
    load = 0.0
    trip = 0.0
    for _ in range(n):
        d = np.hypot(x[:, 0] - here[0], x[:, 1] - here[1])
        d[visited | (load + q > capacity)] = np.inf
        if np.isinf(d).all():
            truck += 1
            load, trip = 0.0, 0.0
            here = depot
            d = np.hypot(x[:, 0] - here[0], x[:, 1] - here[1])
            d[visited] = np.inf
        i = d.argmin()
        trip += d[i]
        total += d[i]
        arr[i] = trip
        truck_of[i] = truck
        visited[i] = True
        load += q[i]
        here = x[i]
    total += np.hypot(*(here - depot))
    return truck_of, arr, total
