# in the recursion of the weights the coefficients meet the lags in reverse order
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.column_stack([np.ones(T - p)] + [y[p - j : T - j] for j in range(1, p + 1)])
    c = np.linalg.inv(X.T @ X) @ (X.T @ y[p:])
    e = y[p:] - X @ c
    s2 = e.dot(e) / (T - 2 * p - 1)
    sim = list(y)
    for h in range(steps):
        sim.append(c[0] + sum(c[j] * sim[T + h - j] for j in range(1, p + 1)))
    w = list(np.zeros(p - 1)) + [1.0]
    for h in range(1, steps):
        w.append(np.dot(c[1:], w[-p:]))
    psi = np.array(w[p - 1 :])
    return c, np.array(sim[T:]), np.sqrt(s2 * np.cumsum(psi * psi))
