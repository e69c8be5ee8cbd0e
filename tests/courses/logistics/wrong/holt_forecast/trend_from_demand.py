# the trend is smoothed from the difference of the demands y[t] - y[t-1] instead of the difference of the levels
def holt_forecast(y, alpha, beta, horizon):
    T = len(y)
    lev = np.zeros(T)
    tr = np.zeros(T)
    lev[0] = y[0]
    onestep = np.zeros(T - 1)
    for t in range(T - 1):
        onestep[t] = lev[t] + tr[t]
        lev[t + 1] = alpha * y[t + 1] + (1 - alpha) * onestep[t]
        tr[t + 1] = beta * (y[t + 1] - y[t]) + (1 - beta) * tr[t]
    e = y[1:] - onestep
    k = np.linspace(1, horizon, horizon)
    return lev, tr, lev[-1] + k * tr[-1], np.sqrt((e @ e) / (T - 1))
