# the distance driven goes on from truck to truck in arrival: it is not set back to 0 when the next truck starts
def nearest_routes(depot, x, q, capacity):
    def dist(a, b):
        return float(np.sqrt(np.sum((a - b) ** 2)))

    n = len(x)
    route, arrival = np.zeros(n, dtype=int), np.zeros(n)
    rest = set(range(n))
    truck, room, clock, length = 0, capacity, 0.0, 0.0
    here = depot
    while rest:
        fit = [i for i in sorted(rest) if q[i] <= room]
        if len(fit) == 0:
            length += dist(here, depot)
            here, room, truck = depot, capacity, truck + 1
        else:
            i = min(fit, key=lambda c: dist(here, x[c]))
            clock += dist(here, x[i])
            length += dist(here, x[i])
            route[i], arrival[i] = truck, clock
            room -= q[i]
            here = x[i]
            rest.remove(i)
    return route, arrival, length + dist(here, depot)
