# only the prey is stepped by Heun, the predators make a plain Euler step
def simulate_predator_prey(N0, P0, params, dt, steps):
    m = len(N0)
    x = np.zeros((m, steps + 1))
    y = np.zeros((m, steps + 1))
    x[:, 0] = N0
    y[:, 0] = P0
    for t in range(steps):
        dx, dy = predator_prey_rates(x[:, t], y[:, t], params)
        y[:, t + 1] = y[:, t] + dt * dy
        x_trial = x[:, t] + dt * dx
        dx2 = predator_prey_rates(x_trial, y[:, t + 1], params)[0]
        x[:, t + 1] = x[:, t] + dt * (dx + dx2) / 2
    xm = dt * np.sum((x[:, 1:] + x[:, :-1]) / 2, axis=1) / (dt * steps)
    return x, y, xm, dt * np.argmax(y, axis=1)
