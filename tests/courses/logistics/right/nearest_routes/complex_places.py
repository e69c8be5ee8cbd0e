# places as complex numbers, recursion from truck to truck
def nearest_routes(depot, x, q, capacity):
    w = x[:, 0] + 1j * x[:, 1]
    base = complex(depot[0], depot[1])
    route, arrival = np.zeros(len(w), dtype=int), np.zeros(len(w))

    def drive(truck, left):
        if not left:
            return 0.0
        here, load, km = base, 0.0, 0.0
        while True:
            fit = [(abs(w[i] - here), i) for i in left if load + q[i] <= capacity]
            if not fit:
                return km + abs(here - base) + drive(truck + 1, left)
            leg, i = min(fit)
            km += leg
            load += q[i]
            route[i], arrival[i] = truck, km
            here = w[i]
            left = [a for a in left if a != i]

    total = drive(0, list(range(len(w))))
    return route, arrival, total
