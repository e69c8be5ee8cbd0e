# the next truck starts with the load of the one before: the load is never set back to 0
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    home = np.linalg.norm(x - depot, axis=1)
    D = np.linalg.norm(x[:, None, :] - x[None, :, :], axis=-1)
    route = np.zeros(n, dtype=int)
    arrival = np.zeros(n)
    free = np.ones(n, dtype=bool)
    truck = 0
    load = 0.0
    dist = 0.0
    length = 0.0
    cur = None
    for _ in range(n):
        can = free & (load + q <= capacity)
        if not can.any():
            length += home[cur]
            truck += 1
            dist = 0.0
            cur = None
            can = free.copy()
        row = home if cur is None else D[cur]
        nxt = min((i for i in range(n) if can[i]), key=lambda i: row[i])
        dist += row[nxt]
        length += row[nxt]
        load += q[nxt]
        route[nxt], arrival[nxt], free[nxt] = truck, dist, False
        cur = nxt
    return route, arrival, length + home[cur]
