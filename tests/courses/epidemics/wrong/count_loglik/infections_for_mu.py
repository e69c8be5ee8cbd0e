# the infections are taken for the expected reports, without delay
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    expect = infections
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
            lam_gt = expect[i, t]
            logp = log_gamma(k + y) - log_gamma(k) - log_gamma(1 + y)
            logp = logp + (k * np.log(k) - k * np.log(k + lam_gt))
            logp = logp + (y * np.log(lam_gt) - y * np.log(k + lam_gt))
            sum_all = sum_all + logp
            per_g[i] += logp
            number = number + 1
            sigma = np.sqrt(lam_gt * lam_gt / k + lam_gt)
            term1 = y - lam_gt
            res[i, t] = term1 / sigma
        per_g[i] = per_g[i] / number
    return (sum_all, per_g, res)
