def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    pmf = weights / weights.sum()
    found = infections * detected.reshape(n, 1)
    out = np.zeros((n, T))
    for t in range(T):
        for d, q in enumerate(pmf):
            if t + d < T:
                out[:, t + d] += q * found[:, t]
    mean_activity = weekday.mean()
    for t in range(T):
        out[:, t] *= weekday[(first + t) % 7] / mean_activity
    return out
