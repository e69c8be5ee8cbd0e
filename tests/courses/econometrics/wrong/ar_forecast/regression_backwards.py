# the regression runs backwards in time: each value is explained by the p values that follow it
def ar_forecast(y, p, steps):
    T = len(y)
    dep = y[: T - p]
    X = np.column_stack([np.ones(T - p)] + [y[j : T - p + j] for j in range(1, p + 1)])
    b = np.linalg.solve(X.T @ X, X.T @ dep)
    e = dep - X @ b
    s2 = e @ e / (T - 2 * p - 1)
    out = np.concatenate([y, np.zeros(steps)])
    for t in range(T, T + steps):
        out[t] = b[0] + np.dot(b[1:], out[t - p : t][::-1])
    psi = np.zeros(steps + p)
    psi[p] = 1.0
    for t in range(p + 1, p + steps):
        psi[t] = np.dot(b[1:], psi[t - p : t][::-1])
    return b, out[T:], np.sqrt(s2 * np.cumsum(psi[p:] ** 2))
