# one distance matrix with the depot as its first row, a while loop, remaining room instead of load
def nearest_routes(depot, x, q, capacity):
    P = np.vstack([depot[None], x])
    D = np.sqrt(((P[:, None] - P[None]) ** 2).sum(-1))
    n = len(x)
    route, arrival = np.full(n, -1), np.zeros(n)
    at, room, km, truck, length = 0, capacity, 0.0, 0, 0.0
    while (route == -1).any():
        fit = [i for i in range(n) if route[i] == -1 and q[i] <= room]
        if not fit:
            length += D[at, 0]
            at, room, km, truck = 0, capacity, 0.0, truck + 1
            continue
        i = min(fit, key=lambda c: D[at, c + 1])
        km += D[at, i + 1]
        length += D[at, i + 1]
        room -= q[i]
        route[i], arrival[i], at = truck, km, i + 1
    return route, arrival, length + D[at, 0]
