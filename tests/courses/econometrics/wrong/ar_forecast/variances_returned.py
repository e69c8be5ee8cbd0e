# the root is not taken: fse holds the variances of the forecasts
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.column_stack([np.ones(T - p)] + [y[p - j : T - j] for j in range(1, p + 1)])
    a = np.linalg.solve(X.T @ X, X.T @ y[p:])
    r = y[p:] - X @ a
    s2 = r @ r / (T - 2 * p - 1)
    fc = np.zeros(steps)
    psi = np.zeros(steps)
    for h in range(steps):
        fc[h] = a[0]
        for j in range(1, p + 1):
            fc[h] += a[j] * (fc[h - j] if h - j >= 0 else y[T + h - j])
            if h - j >= 0:
                psi[h] += a[j] * psi[h - j]
        if h == 0:
            psi[0] = 1.0
    return a, fc, np.cumsum(s2 * psi**2)
