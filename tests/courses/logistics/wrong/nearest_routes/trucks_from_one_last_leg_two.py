# two mistakes: the trucks are numbered from 1, and arrival holds only the length of the last leg
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    todo = np.arange(n)
    route, arrival = np.zeros(n, dtype=int), np.zeros(n)
    truck, room, here, total = 1, capacity, depot, 0.0
    while len(todo):
        fit = todo[q[todo] <= room]
        if len(fit) == 0:
            total += np.linalg.norm(here - depot)
            truck, room, here = truck + 1, capacity, depot
            continue
        legs = np.linalg.norm(x[fit] - here, axis=1)
        i = fit[np.argmin(legs)]
        arrival[i] = legs.min()
        route[i] = truck
        total += legs.min()
        room -= q[i]
        here = x[i]
        todo = todo[todo != i]
    return route, arrival, total + np.linalg.norm(here - depot)
