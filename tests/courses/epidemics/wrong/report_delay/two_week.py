# two mistakes: weekday unscaled, and delays start at one day
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    part1 = weights.sum()
    q_d = weights / part1
    term2 = detected.reshape(n, 1)
    obs_inf = term2 * infections
    out = np.zeros((n, T))
    for t in range(T):
        for d, q in enumerate(q_d):
            if t + d + 1 < T:
                out[:, t + d + 1] += q * obs_inf[:, t]
    mean_activity = 1
    for t in range(T):
        out[:, t] *= weekday[(first + t) % 7] / mean_activity
    return out
