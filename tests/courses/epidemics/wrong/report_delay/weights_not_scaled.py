# the weights are not scaled to a sum of 1
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    D = len(weights)
    prob = weights
    kv = 7 * weekday / np.sum(weekday)
    rep = np.zeros((n, T))
    for g in range(n):
        for t in range(T):
            sum_all = 0.0
            for d in range(D):
                if t - d >= 0:
                    sum_all += infections[g, t - d] * prob[d]
            rep[g, t] = sum_all * detected[g] * kv[(t + first) % 7]
    return rep
