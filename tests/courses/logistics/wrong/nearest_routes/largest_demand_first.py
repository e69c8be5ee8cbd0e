# of the customers that fit the one with the largest demand is served next instead of the nearest
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    route, arrival = np.zeros(n, dtype=int), np.zeros(n)
    todo = list(range(n))
    truck, load, km, total, here = 0, 0.0, 0.0, 0.0, depot
    while todo:
        fit = [i for i in todo if load + q[i] <= capacity]
        if not fit:
            total += km + np.linalg.norm(here - depot)
            truck, load, km, here = truck + 1, 0.0, 0.0, depot
            fit = todo
        i = max(fit, key=lambda c: q[c])
        km += np.linalg.norm(x[i] - here)
        load += q[i]
        route[i], arrival[i] = truck, km
        here = x[i]
        todo.remove(i)
    return route, arrival, total + km + np.linalg.norm(here - depot)
