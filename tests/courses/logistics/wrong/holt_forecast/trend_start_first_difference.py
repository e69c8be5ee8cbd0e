# the trend starts with y[1] - y[0] instead of with 0
def holt_forecast(y, alpha, beta, horizon):
    L = [y[0]]
    B = [y[1] - y[0]]
    errs = []
    for obs in y[1:]:
        pred = L[-1] + B[-1]
        errs.append(obs - pred)
        newL = alpha * obs + (1 - alpha) * pred
        newB = beta * (newL - L[-1]) + (1 - beta) * B[-1]
        L.append(newL)
        B.append(newB)
    fc = np.array([L[-1] + h * B[-1] for h in range(1, horizon + 1)])
    return np.array(L), np.array(B), fc, np.sqrt(np.mean(np.square(errs)))
