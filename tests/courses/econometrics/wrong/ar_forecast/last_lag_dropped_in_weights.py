# the recursion of the weights stops one lag short: the last coefficient never enters
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.column_stack([np.ones(T - p)] + [y[p - j : T - j] for j in range(1, p + 1)])
    coef = np.linalg.solve(X.T @ X, X.T @ y[p:])
    resid = y[p:] - X @ coef
    s2 = resid @ resid / (T - 2 * p - 1)
    path = np.append(y, [0.0] * steps)
    for t in range(T, T + steps):
        path[t] = coef[0] + sum(coef[j] * path[t - j] for j in range(1, p + 1))
    psi = np.zeros(steps)
    psi[0] = 1.0
    for h in range(1, steps):
        for j in range(1, p):
            if h - j >= 0:
                psi[h] += coef[j] * psi[h - j]
    return coef, path[T:], np.sqrt(s2 * np.cumsum(psi**2))
