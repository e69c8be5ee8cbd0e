# the sum for each group, not the mean
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    expect = report_delay(infections, weights, detected, weekday, first)
    n, T = counts.shape
    sum_all = 0.0
    per_g = np.zeros(n)
    res = np.zeros((n, T))
    for i in range(n):
        number = 0
        for t in range(T):
            y = counts[i, t]
            if np.isnan(y):
                continue
            m = expect[i, t]
            step1 = log_gamma(y + k) - log_gamma(k)
            ll = step1 - log_gamma(y + 1)
            ll = ll + (np.log(k) * k - k * np.log(k + m))
            ll = ll + (np.log(m) * y - y * np.log(k + m))
            sum_all += ll
            per_g[i] += ll
            number = number + 1
            sigma = np.sqrt(m * m / k + m)
            res[i, t] = (y - m) / sigma
    return (sum_all, per_g, res)
