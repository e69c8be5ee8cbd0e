# day t - d > 0: the infections of day 0 are left out
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    D = len(weights)
    tmp1 = np.sum(weights)
    p = weights / tmp1
    w = weekday * 7 / np.sum(weekday)
    reports = np.zeros((n, T))
    for g in range(n):
        for t in range(T):
            total = 0.0
            for d in range(D):
                if t - d > 0:
                    total += p[d] * infections[g, t - d]
            reports[g, t] = w[(first + t) % 7] * (detected[g] * total)
    return reports
