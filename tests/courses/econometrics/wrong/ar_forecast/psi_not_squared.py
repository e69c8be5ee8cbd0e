# the moving-average weights are added up without being squared, the absolute value of the sum is taken for the root
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.column_stack([np.ones(T - p), *[y[p - j : T - j] for j in range(1, p + 1)]])
    coef = np.linalg.solve(X.T @ X, X.T @ y[p:])
    resid = y[p:] - X @ coef
    s2 = resid @ resid / (T - 2 * p - 1)
    path = list(y)
    psi = [1.0]
    for h in range(1, steps + 1):
        path.append(coef[0] + sum(coef[j] * path[-j] for j in range(1, p + 1)))
        if h < steps:
            psi.append(sum(coef[j] * psi[h - j] for j in range(1, min(p, h) + 1)))
    return coef, np.array(path[T:]), np.sqrt(s2 * np.abs(np.cumsum(psi)))
