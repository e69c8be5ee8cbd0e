# error correction form with lists: both updates as old value plus a share of the error
def holt_forecast(y, alpha, beta, horizon):
    a, b = [float(y[0])], [0.0]
    errors = []
    for obs in y[1:]:
        e = obs - a[-1] - b[-1]
        errors.append(e)
        a.append(a[-1] + b[-1] + alpha * e)
        b.append(b[-1] + alpha * beta * e)
    ahead = [a[-1] + (k + 1) * b[-1] for k in range(horizon)]
    rmse = (sum(e * e for e in errors) / len(errors)) ** 0.5
    return np.array(a), np.array(b), np.array(ahead), rmse
