# the mean prey density is the plain mean of all points, not by the trapezoid rule
def simulate_predator_prey(N0, P0, params, dt, steps):
    def heun(n, p):
        k1, q1 = predator_prey_rates(n, p, params)
        k2, q2 = predator_prey_rates(n + dt * k1, p + dt * q1, params)
        return n + dt / 2 * (k1 + k2), p + dt / 2 * (q1 + q2)

    prey = np.zeros((len(N0), steps + 1))
    predators = np.zeros((len(N0), steps + 1))
    prey[:, 0], predators[:, 0] = N0, P0
    for t in range(steps):
        prey[:, t + 1], predators[:, t + 1] = heun(prey[:, t], predators[:, t])
    return prey, predators, prey.mean(axis=1), dt * np.argmax(predators, axis=1)
