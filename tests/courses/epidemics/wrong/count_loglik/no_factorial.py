# log_gamma(y + 1) is left out
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    expect = report_delay(infections, weights, detected, weekday, first)
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
            lam_gt = expect[i, t]
            logp = log_gamma(obs + k) - log_gamma(k)
            logp += np.log(k) * k - k * np.log(k + lam_gt)
            logp = logp + (np.log(lam_gt) * obs - obs * np.log(lam_gt + k))
            sum_all = sum_all + logp
            per_g[i] += logp
            number += 1
            sigma = np.sqrt(lam_gt + lam_gt * lam_gt / k)
            res[i, t] = (obs - lam_gt) / sigma
        per_g[i] = per_g[i] / number
    return (sum_all, per_g, res)
