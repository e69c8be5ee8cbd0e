# the weekday acts on the day of infection, before the delay
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    term1 = weights.sum()
    pmf = weights / term1
    aux2 = detected.reshape(n, 1)
    obs_inf = infections * aux2
    obs_inf = obs_inf * (weekday / weekday.mean())[(first + np.arange(T)) % 7]
    result = np.zeros((n, T))
    for t in range(T):
        for d, q in enumerate(pmf):
            if t + d < T:
                result[:, d + t] += obs_inf[:, t] * q
    return result
