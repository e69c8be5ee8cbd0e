# two mistakes: no factorial, and the total has the wrong sign
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    mu = report_delay(infections, weights, detected, weekday, first)
    n, T = counts.shape
    sum_all = 0.0
    per_g = np.zeros(n)
    res = np.zeros((n, T))
    for i in range(n):
        number = 0
        for t in range(T):
            obs = counts[i, t]
            if np.isnan(obs):
                continue
            lam_gt = mu[i, t]
            ll = log_gamma(obs + k) - log_gamma(k)
            ll += k * np.log(k) - k * np.log(k + lam_gt)
            ll = ll + (obs * np.log(lam_gt) - obs * np.log(k + lam_gt))
            sum_all = sum_all - ll
            per_g[i] += ll
            number = number + 1
            sigma = np.sqrt(lam_gt * lam_gt / k + lam_gt)
            res[i, t] = (obs - lam_gt) / sigma
        per_g[i] = per_g[i] / number
    return (sum_all, per_g, res)
