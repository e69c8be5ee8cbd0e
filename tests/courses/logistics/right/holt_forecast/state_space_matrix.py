# state space: a 2 x 2 transition matrix and a gain vector, errors from all states at once
def holt_forecast(y, alpha, beta, horizon):
    A = np.array([[1.0, 1.0], [0.0, 1.0]])
    g = np.array([alpha, alpha * beta])
    Z = np.zeros((len(y), 2))
    Z[0] = [y[0], 0.0]
    for t in range(1, len(y)):
        prior = A @ Z[t - 1]
        Z[t] = prior + g * (y[t] - prior[0])
    innovations = y[1:] - Z[:-1].sum(axis=1)
    future = np.stack([np.linalg.matrix_power(A, k) @ Z[-1] for k in range(1, horizon + 1)])[:, 0]
    return Z[:, 0], Z[:, 1], future, np.linalg.norm(innovations) / np.sqrt(len(y) - 1)
