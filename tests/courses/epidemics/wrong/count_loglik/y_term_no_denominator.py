# the denominator is missing in the term of y
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    expect = report_delay(infections, weights, detected, weekday, first)
    n, T = counts.shape
    sum_all = 0.0
    by_group = np.zeros(n)
    res = np.zeros((n, T))
    for i in range(n):
        number = 0
        for t in range(T):
            obs = counts[i, t]
            if np.isnan(obs):
                continue
            m = expect[i, t]
            logp = log_gamma(obs + k) - log_gamma(k) - log_gamma(obs + 1)
            logp += k * np.log(k) - np.log(m + k) * k
            logp = logp + np.log(m) * obs
            sum_all += logp
            by_group[i] += logp
            number = number + 1
            sigma = np.sqrt(m + m * m / k)
            term1 = obs - m
            res[i, t] = term1 / sigma
        by_group[i] = by_group[i] / number
    return (sum_all, by_group, res)
