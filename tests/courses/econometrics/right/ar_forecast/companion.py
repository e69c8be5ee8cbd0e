# companion matrix for forecasts and weights
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.array([[1.0, *y[t - p : t][::-1]] for t in range(p, T)])
    coef, *_ = np.linalg.lstsq(X, y[p:], rcond=None)
    s2 = np.sum(np.square(y[p:] - X @ coef)) / (len(X) - X.shape[1])
    C = np.eye(p, k=-1)
    C[0] = coef[1:]
    state = y[T - p :][::-1]
    impulse = np.eye(p)[0]
    forecast, weights = [], []
    for _ in range(steps):
        state = C @ state + coef[0] * np.eye(p)[0]
        forecast.append(state[0])
        weights.append(impulse[0])
        impulse = C @ impulse
    return coef, np.array(forecast), np.sqrt(s2) * np.sqrt(np.cumsum(np.array(weights) ** 2))
