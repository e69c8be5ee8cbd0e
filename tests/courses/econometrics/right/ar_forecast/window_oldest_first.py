# works with windows in order of time and turns the coefficients round at the end; forecasts as deviations from the mean of the process
def ar_forecast(y, p, steps):
    T = len(y)
    W = np.lib.stride_tricks.sliding_window_view(y, p)[: T - p]
    X = np.hstack([W, np.ones((T - p, 1))])
    b = np.linalg.solve(X.T @ X, X.T @ y[p:])
    e = y[p:] - X @ b
    phi, c = b[:p], b[p]
    mu = c / (1 - phi.sum())
    dev = list(y[T - p :] - mu)
    psi = [0.0] * (p - 1) + [1.0]
    for _ in range(steps):
        dev.append(phi @ np.array(dev[-p:]))
        psi.append(phi @ np.array(psi[-p:]))
    weights = np.array(psi[p - 1 : p - 1 + steps])
    fse = np.sqrt(e @ e / (T - 2 * p - 1) * np.cumsum(weights**2))
    return np.append(c, phi[::-1]), mu + np.array(dev[p:]), fse
