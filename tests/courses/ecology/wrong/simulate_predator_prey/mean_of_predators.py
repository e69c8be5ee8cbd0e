# the mean density is that of the predators, not of the prey
def simulate_predator_prey(N0, P0, params, dt, steps):
    A = np.zeros((len(N0), steps + 1))
    B = np.zeros((len(N0), steps + 1))
    A[:, 0], B[:, 0] = N0, P0
    for i in range(steps):
        k1 = predator_prey_rates(A[:, i], B[:, i], params)
        k2 = predator_prey_rates(A[:, i] + dt * k1[0], B[:, i] + dt * k1[1], params)
        A[:, i + 1] = A[:, i] + dt / 2 * (k1[0] + k2[0])
        B[:, i + 1] = B[:, i] + dt / 2 * (k1[1] + k2[1])
    mean = np.mean((B[:, 1:] + B[:, :-1]) / 2, axis=1)
    return A, B, mean, dt * np.argmax(B, axis=1)
