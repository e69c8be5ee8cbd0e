# the mean prey density divides the sum of the trapezoids by the number of points, T+1, instead of T
def simulate_predator_prey(N0, P0, params, dt, steps):
    prey = np.zeros((len(N0), steps + 1))
    predators = np.zeros((len(N0), steps + 1))
    prey[:, 0] = N0
    predators[:, 0] = P0
    for t in range(steps):
        u, v = prey[:, t], predators[:, t]
        du, dv = predator_prey_rates(u, v, params)
        du2, dv2 = predator_prey_rates(u + dt * du, v + dt * dv, params)
        prey[:, t + 1] = u + dt * (du + du2) / 2
        predators[:, t + 1] = v + dt * (dv + dv2) / 2
    area = dt * np.sum((prey[:, 1:] + prey[:, :-1]) / 2, axis=1)
    mean_prey = area / (dt * prey.shape[1])
    return prey, predators, mean_prey, dt * np.argmax(predators, axis=1)
