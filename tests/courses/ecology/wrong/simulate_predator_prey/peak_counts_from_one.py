# the peak time is one step too late, (index + 1) dt
def simulate_predator_prey(N0, P0, params, dt, steps):
    prey = np.zeros((len(N0), steps + 1))
    predators = np.zeros((len(N0), steps + 1))
    prey[:, 0], predators[:, 0] = N0, P0
    for j in range(steps):
        r1, s1 = predator_prey_rates(prey[:, j], predators[:, j], params)
        r2, s2 = predator_prey_rates(prey[:, j] + dt * r1, predators[:, j] + dt * s1, params)
        prey[:, j + 1] = prey[:, j] + dt * (r1 + r2) / 2
        predators[:, j + 1] = predators[:, j] + dt * (s1 + s2) / 2
    mean_prey = np.array([np.mean((row[1:] + row[:-1]) / 2) for row in prey])
    peak = dt * (np.argmax(predators, axis=1) + 1)
    return prey, predators, mean_prey, peak
