# the step is made with the rates at the trial point alone, not with the mean of both
def simulate_predator_prey(N0, P0, params, dt, steps):
    m = len(N0)
    prey = np.empty((m, steps + 1))
    predators = np.empty((m, steps + 1))
    prey[:, 0] = N0
    predators[:, 0] = P0
    for t in range(1, steps + 1):
        n, p = prey[:, t - 1], predators[:, t - 1]
        dn, dp = predator_prey_rates(n, p, params)
        n_try, p_try = n + dt * dn, p + dt * dp
        dn, dp = predator_prey_rates(n_try, p_try, params)
        prey[:, t] = n + dt * dn
        predators[:, t] = p + dt * dp
    mean_prey = (prey[:, 1:] + prey[:, :-1]).sum(axis=1) / (2 * steps)
    return prey, predators, mean_prey, dt * np.argmax(predators, axis=1)
