# lists of tours first; the distances are measured afterwards along them
def nearest_routes(depot, x, q, capacity):
    rest, tours = set(range(len(x))), []
    while rest:
        tour, here = [], depot
        while True:
            fit = [i for i in sorted(rest) if sum(q[tour]) + q[i] <= capacity]
            if not fit:
                break
            nxt = fit[int(np.argmin([np.hypot(*(x[i] - here)) for i in fit]))]
            tour.append(nxt)
            rest.remove(nxt)
            here = x[nxt]
        tours.append(tour)
    route = np.zeros(len(x), dtype=int)
    arrival = np.zeros(len(x))
    length = 0.0
    for number, tour in enumerate(tours):
        stops = np.concatenate([[depot], x[tour], [depot]])
        legs = np.linalg.norm(np.diff(stops, axis=0), axis=1)
        route[tour] = number
        arrival[tour] = np.cumsum(legs)[:-1]
        length += legs.sum()
    return route, arrival, length
