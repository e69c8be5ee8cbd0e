# the peak is the time at which the prey is most numerous, not the predators
def simulate_predator_prey(N0, P0, params, dt, steps):
    prey = np.zeros((len(N0), steps + 1))
    predators = np.zeros((len(N0), steps + 1))
    prey[:, 0], predators[:, 0] = N0, P0
    for t in range(steps):
        now = (prey[:, t], predators[:, t])
        rate1 = predator_prey_rates(*now, params)
        trial = [x + dt * d for x, d in zip(now, rate1)]
        rate2 = predator_prey_rates(*trial, params)
        prey[:, t + 1] = now[0] + dt * (rate1[0] + rate2[0]) / 2
        predators[:, t + 1] = now[1] + dt * (rate1[1] + rate2[1]) / 2
    mean_prey = (prey[:, 1:] + prey[:, :-1]).mean(axis=1) / 2
    times = dt * np.arange(steps + 1)
    return prey, predators, mean_prey, times[np.argmax(prey, axis=1)]
