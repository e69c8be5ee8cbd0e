# two mistakes: weights not scaled, first one too much
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    D = len(weights)
    p = weights
    w = weekday * 7 / np.sum(weekday)
    rep = np.zeros((n, T))
    for g in range(n):
        for t in range(T):
            sum_all = 0.0
            for d in range(D):
                if t - d >= 0:
                    sum_all = sum_all + infections[g, t - d] * p[d]
            tmp1 = detected[g] * sum_all
            rep[g, t] = w[(first + t + 1) % 7] * tmp1
    return rep
