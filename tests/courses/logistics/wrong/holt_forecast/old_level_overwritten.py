# the old level is saved only after the level was updated, so the difference of the levels is always 0 and the trend stays 0
def holt_forecast(y, alpha, beta, horizon):
    lvl = y[0]
    b = 0.0
    all_l, all_b, e2 = [lvl], [b], []
    for t in range(1, len(y)):
        e2.append((y[t] - lvl - b) ** 2)
        lvl = alpha * y[t] + (1 - alpha) * (lvl + b)
        old = lvl
        b = beta * (lvl - old) + (1 - beta) * b
        all_l.append(lvl)
        all_b.append(b)
    forecast = lvl + np.arange(1, horizon + 1) * b
    return np.array(all_l), np.array(all_b), forecast, np.sqrt(np.mean(e2))
