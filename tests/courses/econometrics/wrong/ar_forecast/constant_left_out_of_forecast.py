# the forecasts are made without the constant
def ar_forecast(y, p, steps):
    T = len(y)
    Y = y[p:]
    X = np.hstack([np.ones((T - p, 1))] + [y[p - j : T - j].reshape(-1, 1) for j in range(1, p + 1)])
    b = np.linalg.lstsq(X, Y, rcond=None)[0]
    s2 = np.sum((Y - X @ b) ** 2) / (T - 2 * p - 1)
    phi = b[1:]
    path = np.append(y, np.zeros(steps))
    psi = np.append(np.zeros(p), np.zeros(steps))
    psi[p] = 1.0
    for h in range(steps):
        path[T + h] = np.sum(phi * path[T + h - p : T + h][::-1])
        if h:
            psi[p + h] = np.sum(phi * psi[h : p + h][::-1])
    return b, path[T:], np.sqrt(s2 * np.cumsum(psi[p:] ** 2))
