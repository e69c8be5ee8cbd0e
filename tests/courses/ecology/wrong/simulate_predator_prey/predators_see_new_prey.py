# semi-implicit order: the predators' second rate is taken with the already updated prey
def simulate_predator_prey(N0, P0, params, dt, steps):
    prey = np.zeros((len(N0), steps + 1))
    predators = np.zeros((len(N0), steps + 1))
    prey[:, 0], predators[:, 0] = N0, P0
    for t in range(steps):
        N = prey[:, t]
        P = predators[:, t]
        dN, dP = predator_prey_rates(N, P, params)
        dN_b, _ = predator_prey_rates(N + dt * dN, P + dt * dP, params)
        N_new = N + dt * (dN + dN_b) / 2
        _, dP_b = predator_prey_rates(N_new, P + dt * dP, params)
        prey[:, t + 1] = N_new
        predators[:, t + 1] = P + dt * (dP + dP_b) / 2
    total = dt * ((prey[:, 1:] + prey[:, :-1]) / 2).sum(axis=1)
    return prey, predators, total / (dt * steps), dt * np.argmax(predators, axis=1)
