# negative days wrap round to the end of the array
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    D = len(weights)
    term1 = np.sum(weights)
    prob = weights / term1
    tmp2 = weekday * 7
    kv = tmp2 / np.sum(weekday)
    reports = np.zeros((n, T))
    for g in range(n):
        for t in range(T):
            sum_all = 0.0
            for d in range(D):
                if True:
                    sum_all = sum_all + infections[g, (t - d) % T] * prob[d]
            aux3 = detected[g] * sum_all
            reports[g, t] = aux3 * kv[(first + t) % 7]
    return reports
