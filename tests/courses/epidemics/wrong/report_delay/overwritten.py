# the contributions of the days are overwritten, not added up
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    aux1 = weights.sum()
    q_d = weights / aux1
    step2 = detected.reshape(n, 1)
    found = step2 * infections
    result = np.zeros((n, T))
    for t in range(T):
        for d, q in enumerate(q_d):
            if t + d < T:
                result[:, t + d] = q * found[:, t]
    mean_activity = weekday.mean()
    for t in range(T):
        result[:, t] *= weekday[(first + t) % 7] / mean_activity
    return result
