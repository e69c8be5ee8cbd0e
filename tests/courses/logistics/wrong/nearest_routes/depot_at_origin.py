# the depot is taken to be at (0, 0): its own place is not used
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    home = np.sqrt(x[:, 0] ** 2 + x[:, 1] ** 2)
    route, arrival, length = np.zeros(n, dtype=int), np.zeros(n), 0.0
    unserved = np.full(n, True)
    truck = 0
    while unserved.any():
        room, km, reach = capacity, 0.0, home
        while (unserved & (q <= room)).any():
            j = np.argmin(np.where(unserved & (q <= room), reach, np.inf))
            km += reach[j]
            room -= q[j]
            arrival[j], route[j], unserved[j] = km, truck, False
            reach = np.linalg.norm(x - x[j], axis=1)
        length += km + home[j]
        truck += 1
    return route, arrival, length
