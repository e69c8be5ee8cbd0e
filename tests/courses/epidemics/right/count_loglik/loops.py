def count_loglik(counts, infections, weights, detected, weekday, first, k):
    mu = report_delay(infections, weights, detected, weekday, first)
    n, T = counts.shape
    total = 0.0
    by_group = np.zeros(n)
    residuals = np.zeros((n, T))
    for i in range(n):
        number = 0
        for t in range(T):
            y = counts[i, t]
            if np.isnan(y):
                continue
            m = mu[i, t]
            ll = log_gamma(y + k) - log_gamma(k) - log_gamma(y + 1)
            ll += k * np.log(k) - k * np.log(k + m)
            ll += y * np.log(m) - y * np.log(k + m)
            total += ll
            by_group[i] += ll
            number += 1
            sd = np.sqrt(m + m * m / k)
            residuals[i, t] = (y - m) / sd
        by_group[i] = by_group[i] / number
    return total, by_group, residuals
