# one array for both, the integral and the peak are kept up to date within the loop
def simulate_predator_prey(N0, P0, params, dt, steps):
    y = np.zeros((2, len(N0), steps + 1))
    y[0, :, 0], y[1, :, 0] = N0, P0
    area = np.zeros(len(N0))
    peak = np.zeros(len(N0))
    highest = P0.copy()
    for t in range(steps):
        k1 = np.array(predator_prey_rates(*y[:, :, t], params))
        k2 = np.array(predator_prey_rates(*(y[:, :, t] + dt * k1), params))
        y[:, :, t + 1] = y[:, :, t] + dt / 2 * (k1 + k2)
        area += (y[0, :, t] + y[0, :, t + 1]) / 2
        higher = y[1, :, t + 1] > highest
        peak[higher] = (t + 1) * dt
        highest = np.maximum(highest, y[1, :, t + 1])
    return y[0], y[1], area / steps, peak
