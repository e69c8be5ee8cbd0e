# the share that is not detected
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    aux1 = weights.sum()
    pmf = weights / aux1
    found = infections * (1 - detected).reshape(n, 1)
    result = np.zeros((n, T))
    for t in range(T):
        for d, q in enumerate(pmf):
            if t + d < T:
                result[:, t + d] = result[:, t + d] + q * found[:, t]
    mean_activity = weekday.mean()
    for t in range(T):
        result[:, t] = result[:, t] * (weekday[(first + t) % 7] / mean_activity)
    return result
