# two mistakes: a plain Euler step is made, and the mean prey density is the plain mean of all points
def simulate_predator_prey(N0, P0, params, dt, steps):
    x, y = N0, P0
    xs, ys = [x], [y]
    for _ in range(steps):
        vx, vy = predator_prey_rates(x, y, params)
        x, y = x + vx * dt, y + vy * dt
        xs.append(x)
        ys.append(y)
    xs = np.stack(xs, axis=1)
    ys = np.stack(ys, axis=1)
    times = np.arange(steps + 1) * dt
    return xs, ys, xs.sum(axis=1) / xs.shape[1], times[ys.argmax(axis=1)]
