# the peak is the largest density of the predators itself, not the time at which it is reached
def simulate_predator_prey(N0, P0, params, dt, steps):
    prey = N0[:, np.newaxis]
    predators = P0[:, np.newaxis]
    for _ in range(steps):
        x, y = prey[:, -1], predators[:, -1]
        fx, fy = predator_prey_rates(x, y, params)
        gx, gy = predator_prey_rates(x + dt * fx, y + dt * fy, params)
        prey = np.c_[prey, x + dt * (fx + gx) / 2]
        predators = np.c_[predators, y + dt * (fy + gy) / 2]
    mean_prey = np.sum(prey[:, 1:] + prey[:, :-1], axis=1) / 2 / steps
    return prey, predators, mean_prey, predators.max(axis=1)
