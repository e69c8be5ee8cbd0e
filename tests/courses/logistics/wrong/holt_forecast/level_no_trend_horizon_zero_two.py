# two mistakes: the update of the level leaves the trend out, and the forecasts count the horizon from 0
def holt_forecast(y, alpha, beta, horizon):
    lv = np.array(y, dtype=float)
    tr = np.zeros(len(y))
    for t in range(1, len(y)):
        lv[t] = alpha * y[t] + (1 - alpha) * lv[t - 1]
        tr[t] = beta * (lv[t] - lv[t - 1]) + (1 - beta) * tr[t - 1]
    err = y[1:] - (lv + tr)[:-1]
    return lv, tr, lv[-1] + np.arange(horizon) * tr[-1], np.sqrt(np.mean(err**2))
