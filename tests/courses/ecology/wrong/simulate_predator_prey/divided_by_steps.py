# the integral is divided by the number of steps instead of the whole time
def simulate_predator_prey(N0, P0, params, dt, steps):
    prey = np.zeros((steps + 1, len(N0)))
    pred = np.zeros((steps + 1, len(N0)))
    prey[0], pred[0] = N0, P0
    for t in range(steps):
        s = predator_prey_rates(prey[t], pred[t], params)
        e = predator_prey_rates(prey[t] + dt * s[0], pred[t] + dt * s[1], params)
        prey[t + 1] = prey[t] + dt * (s[0] + e[0]) / 2
        pred[t + 1] = pred[t] + dt * (s[1] + e[1]) / 2
    integral = dt * (prey[0] + 2 * prey[1:-1].sum(axis=0) + prey[-1]) / 2
    return prey.T, pred.T, integral / steps, dt * pred.argmax(axis=0)
