# the midpoint method is used: rates after half a step, instead of the mean of both ends
def simulate_predator_prey(N0, P0, params, dt, steps):
    X = np.zeros((len(N0), steps + 1))
    Y = np.zeros((len(N0), steps + 1))
    X[:, 0] = N0
    Y[:, 0] = P0
    for k in range(steps):
        a, b = predator_prey_rates(X[:, k], Y[:, k], params)
        a2, b2 = predator_prey_rates(X[:, k] + dt / 2 * a, Y[:, k] + dt / 2 * b, params)
        X[:, k + 1] = X[:, k] + dt * a2
        Y[:, k + 1] = Y[:, k] + dt * b2
    avg = ((X[:, :-1] + X[:, 1:]) / 2).mean(axis=1)
    return X, Y, avg, dt * np.argmax(Y, axis=1)
