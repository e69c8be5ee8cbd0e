# the peak is the number of the step, not multiplied by dt
def simulate_predator_prey(N0, P0, params, dt, steps):
    N, P = N0, P0
    prey = np.zeros((len(N0), steps + 1))
    predators = np.zeros((len(N0), steps + 1))
    prey[:, 0], predators[:, 0] = N, P
    for t in range(1, steps + 1):
        a, b = predator_prey_rates(N, P, params)
        c, d = predator_prey_rates(N + a * dt, P + b * dt, params)
        N, P = N + (a + c) * dt / 2, P + (b + d) * dt / 2
        prey[:, t], predators[:, t] = N, P
    mean_prey = (prey.sum(axis=1) - (prey[:, 0] + prey[:, -1]) / 2) / steps
    peak = np.array([float(np.argmax(row)) for row in predators])
    return prey, predators, mean_prey, peak
