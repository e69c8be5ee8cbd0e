# the error is taken from the level after the update, y[t] - level[t], instead of from the forecast made before
def holt_forecast(y, alpha, beta, horizon):
    T = y.shape[0]
    lv, td = np.zeros(T), np.zeros(T)
    lv[0] = y[0]
    for t in range(1, T):
        lv[t] = alpha * y[t] + (1 - alpha) * (lv[t - 1] + td[t - 1])
        td[t] = beta * (lv[t] - lv[t - 1]) + (1 - beta) * td[t - 1]
    residuals = y[1:] - lv[1:]
    rmse = np.linalg.norm(residuals) / np.sqrt(T - 1)
    fut = np.array([lv[-1] + k * td[-1] for k in range(1, horizon + 1)])
    return lv, td, fut, rmse
