# the lag coefficients are Yule-Walker's, from autocovariances divided by T, and not those of least squares
def ar_forecast(y, p, steps):
    T = len(y)
    m = y.mean()
    d = y - m
    acov = np.array([d[: T - j] @ d[j:] / T for j in range(p + 1)])
    R = np.array([[acov[abs(i - j)] for j in range(p)] for i in range(p)])
    phi = np.linalg.solve(R, acov[1:])
    coef = np.concatenate([[m * (1 - phi.sum())], phi])
    X = np.column_stack([np.ones(T - p)] + [y[p - j : T - j] for j in range(1, p + 1)])
    s2 = np.sum((y[p:] - X @ coef) ** 2) / (T - 2 * p - 1)
    z = list(y)
    for _ in range(steps):
        z.append(coef[0] + sum(phi[j] * z[-1 - j] for j in range(p)))
    psi = [1.0]
    for h in range(1, steps):
        psi.append(sum(phi[j] * psi[h - 1 - j] for j in range(min(h, p))))
    return coef, np.array(z[T:]), np.sqrt(s2 * np.cumsum(np.array(psi) ** 2))
