def autocovariance(x, max_lag):
    total = 0.0
    for value in x:
        total += value
    mu = total / len(x)
    out = []
    for lag in range(max_lag + 1):
        acc = 0.0
        for t in range(len(x) - lag):
            acc += (x[t] - mu) * (x[t + lag] - mu)
        out.append(acc / len(x))
    return np.array(out)
