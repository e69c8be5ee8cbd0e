# a plain Euler step is made, with the rates at the beginning alone
def simulate_predator_prey(N0, P0, params, dt, steps):
    prey = [N0]
    pred = [P0]
    for t in range(steps):
        dN, dP = predator_prey_rates(prey[-1], pred[-1], params)
        prey.append(prey[-1] + dt * dN)
        pred.append(pred[-1] + dt * dP)
    prey = np.array(prey).T
    pred = np.array(pred).T
    area = dt * (prey.sum(axis=1) - 0.5 * prey[:, 0] - 0.5 * prey[:, -1])
    return prey, pred, area / (dt * steps), dt * pred.argmax(axis=1)
