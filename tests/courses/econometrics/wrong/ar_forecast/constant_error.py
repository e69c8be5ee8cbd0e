# every forecast has the standard error s of one step, the weights are left out
def ar_forecast(y, p, steps):
    T = len(y)
    lagged = [y[p - j : T - j] for j in range(1, p + 1)]
    X = np.column_stack([np.ones(T - p)] + lagged)
    phi = np.linalg.solve(X.T @ X, X.T @ y[p:])
    u = y[p:] - X @ phi
    s2 = np.sum(u**2) / (T - p - (p + 1))
    pred = []
    past = list(y[-p:])
    while len(pred) < steps:
        nxt = phi[0] + sum(phi[j] * past[-j] for j in range(1, p + 1))
        past.append(nxt)
        pred.append(nxt)
    return phi, np.array(pred), np.full(steps, np.sqrt(s2))
