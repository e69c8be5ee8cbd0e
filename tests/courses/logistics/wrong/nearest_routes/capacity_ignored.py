# the capacity is never checked: one truck serves all customers
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    route = np.zeros(n, dtype=int)
    arrival = np.zeros(n)
    todo = list(range(n))
    pos = depot
    km = 0.0
    while todo:
        dist = [np.linalg.norm(x[i] - pos) for i in todo]
        nxt = todo[int(np.argmin(dist))]
        km += min(dist)
        arrival[nxt] = km
        pos = x[nxt]
        todo.remove(nxt)
    return route, arrival, km + np.linalg.norm(pos - depot)
