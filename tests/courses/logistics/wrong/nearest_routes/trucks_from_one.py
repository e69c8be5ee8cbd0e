# the trucks are numbered from 1 instead of from 0
def nearest_routes(depot, x, q, capacity):
    n = len(x)
    D = np.sqrt(((x[:, None] - x) ** 2).sum(-1))
    D0 = np.sqrt(((x - depot) ** 2).sum(-1))
    todo = list(range(n))
    route = [0] * n
    arrival = [0.0] * n
    total = 0.0
    truck = 0
    while todo:
        truck += 1
        load, km, at = 0.0, 0.0, None
        while True:
            fit = [i for i in todo if load + q[i] <= capacity]
            if not fit:
                break
            leg = D0 if at is None else D[at]
            at = min(fit, key=lambda i: leg[i])
            km += leg[at]
            load += q[at]
            route[at], arrival[at] = truck, km
            todo.remove(at)
        total += km + D0[at]
    return np.array(route), np.array(arrival), total
