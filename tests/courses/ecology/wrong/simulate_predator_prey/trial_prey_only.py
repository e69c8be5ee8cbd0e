# in the trial point only the prey is stepped, the predators stay at their old value
def simulate_predator_prey(N0, P0, params, dt, steps):
    u = np.empty((len(N0), steps + 1))
    v = np.empty((len(N0), steps + 1))
    u[:, 0], v[:, 0] = N0, P0
    for j in range(1, steps + 1):
        k1u, k1v = predator_prey_rates(u[:, j - 1], v[:, j - 1], params)
        guess = u[:, j - 1] + k1u * dt
        k2u, k2v = predator_prey_rates(guess, v[:, j - 1], params)
        u[:, j] = u[:, j - 1] + dt * np.mean([k1u, k2u], axis=0)
        v[:, j] = v[:, j - 1] + dt * np.mean([k1v, k2v], axis=0)
    bars = (u[:, 1:] + u[:, :-1]) / 2
    return u, v, bars.mean(axis=1), v.argmax(axis=1) * dt
