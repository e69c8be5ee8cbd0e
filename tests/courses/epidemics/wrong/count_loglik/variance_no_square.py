# mu is not squared in the variance
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    expect = report_delay(infections, weights, detected, weekday, first)
    n, T = counts.shape
    total = 0.0
    per_g = np.zeros(n)
    residuals = np.zeros((n, T))
    for i in range(n):
        number = 0
        for t in range(T):
            obs = counts[i, t]
            if np.isnan(obs):
                continue
            m = expect[i, t]
            step1 = log_gamma(obs + k) - log_gamma(k)
            logp = step1 - log_gamma(obs + 1)
            logp = logp + (k * np.log(k) - np.log(m + k) * k)
            logp = logp + (obs * np.log(m) - np.log(m + k) * obs)
            total += logp
            per_g[i] = per_g[i] + logp
            number = number + 1
            sd = np.sqrt(m + m / k)
            tmp2 = obs - m
            residuals[i, t] = tmp2 / sd
        per_g[i] = per_g[i] / number
    return (total, per_g, residuals)
