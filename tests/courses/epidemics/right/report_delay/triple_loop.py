def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    D = len(weights)
    p = weights / np.sum(weights)
    w = 7 * weekday / np.sum(weekday)
    reports = np.zeros((n, T))
    for g in range(n):
        for t in range(T):
            total = 0.0
            for d in range(D):
                if t - d >= 0:
                    total += p[d] * infections[g, t - d]
            reports[g, t] = detected[g] * total * w[(t + first) % 7]
    return reports
