# the next truck starts where the last customer is, not at the depot, though the way back is counted
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    route = np.zeros(n, dtype=int)
    arrival = np.zeros(n)
    todo = np.ones(n, dtype=bool)
    here = np.array(depot)
    k = 0
    cap = capacity
    trip = 0.0
    total = 0.0
    while todo.any():
        ok = todo & (q <= cap)
        if ok.any():
            idx = np.flatnonzero(ok)
            gaps = np.linalg.norm(x[idx] - here, axis=1)
            best = idx[gaps.argmin()]
            trip += gaps.min()
            arrival[best] = trip
            route[best] = k
            cap -= q[best]
            todo[best] = False
            here = x[best]
        else:
            total += trip + np.linalg.norm(here - depot)
            k += 1
            cap = capacity
            trip = 0.0
    return route, arrival, total + trip + np.linalg.norm(here - depot)
