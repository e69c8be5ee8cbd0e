# distances are sums of absolute differences (city blocks) instead of Euclidean
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    P = np.vstack([depot, x])
    D = np.abs(P[:, None] - P[None]).sum(axis=2)
    route, arrival = np.zeros(n, dtype=int), np.zeros(n)
    left = set(range(1, n + 1))
    at, load, km, total, truck = 0, 0.0, 0.0, 0.0, 0
    while left:
        cand = [i for i in left if load + q[i - 1] <= capacity]
        if not cand:
            total += km + D[at, 0]
            at, load, km, truck = 0, 0.0, 0.0, truck + 1
            continue
        nxt = min(cand, key=lambda i: D[at, i])
        km += D[at, nxt]
        load += q[nxt - 1]
        route[nxt - 1] = truck
        arrival[nxt - 1] = km
        left.discard(nxt)
        at = nxt
    return route, arrival, total + km + D[at, 0]
