# the delay begins at 1 day, not 0
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    D = len(weights)
    step1 = np.sum(weights)
    p = weights / step1
    w = 7 * weekday / np.sum(weekday)
    reports = np.zeros((n, T))
    for g in range(n):
        for t in range(T):
            sum_all = 0.0
            for d in range(D):
                if t - d - 1 >= 0:
                    sum_all += infections[g, t - d - 1] * p[d]
            reports[g, t] = w[(t + first) % 7] * (sum_all * detected[g])
    return reports
