# the forecasts count the horizon from 0, so that the first one is the last level itself
def holt_forecast(y, alpha, beta, horizon):
    T = len(y)
    l = np.zeros(T)
    b = np.zeros(T)
    l[0] = y[0]
    for t in range(1, T):
        l[t] = alpha * y[t] + (1 - alpha) * (l[t - 1] + b[t - 1])
        b[t] = beta * (l[t] - l[t - 1]) + (1 - beta) * b[t - 1]
    forecast = []
    for k in range(horizon):
        forecast.append(l[-1] + k * b[-1])
    e = y[1:] - (l[:-1] + b[:-1])
    return l, b, np.array(forecast), np.sqrt(np.mean(e**2))
