# the mean prey density is the integral itself, not divided by the whole time
def simulate_predator_prey(N0, P0, params, dt, steps):
    prey = np.zeros((len(N0), steps + 1))
    pred = np.zeros((len(N0), steps + 1))
    prey[:, 0] = N0
    pred[:, 0] = P0
    mean_prey = np.zeros(len(N0))
    for t in range(steps):
        dN1, dP1 = predator_prey_rates(prey[:, t], pred[:, t], params)
        dN2, dP2 = predator_prey_rates(prey[:, t] + dt * dN1, pred[:, t] + dt * dP1, params)
        prey[:, t + 1] = prey[:, t] + dt * (dN1 + dN2) / 2
        pred[:, t + 1] = pred[:, t] + dt * (dP1 + dP2) / 2
        mean_prey += dt * (prey[:, t] + prey[:, t + 1]) / 2
    return prey, pred, mean_prey, dt * np.argmax(pred, axis=1)
