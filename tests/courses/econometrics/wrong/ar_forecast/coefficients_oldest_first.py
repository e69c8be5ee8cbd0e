# the lag coefficients are returned from the oldest lag to the first, all else is right
def ar_forecast(y, p, steps):
    T = len(y)
    windows = np.array([y[t - p : t] for t in range(p, T)])
    X = np.hstack([np.ones((T - p, 1)), windows])
    b = np.linalg.lstsq(X, y[p:], rcond=None)[0]
    e = y[p:] - X @ b
    s2 = e @ e / (T - 2 * p - 1)
    vals = list(y)
    for i in range(steps):
        vals.append(b[0] + np.dot(b[1:], vals[-p:]))
    w = [0.0] * (p - 1) + [1.0]
    for i in range(steps - 1):
        w.append(np.dot(b[1:], w[-p:]))
    psi = np.array(w[p - 1 :])
    return b, np.array(vals[T:]), np.sqrt(s2 * np.cumsum(psi**2))
