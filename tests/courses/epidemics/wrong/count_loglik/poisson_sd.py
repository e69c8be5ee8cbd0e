# the residuals are divided by the root of the mean, as for Poisson counts
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    e = report_delay(infections, weights, detected, weekday, first)
    ok = np.isfinite(counts)
    obs, lam_gt = (counts[ok], e[ok])
    part1 = log_gamma(obs + k)
    first_part = part1 - (log_gamma(k) + log_gamma(obs + 1))
    second_part = k * np.log(k / (lam_gt + k))
    aux2 = np.log(lam_gt / (k + lam_gt))
    third_part = aux2 * obs
    part3 = second_part + first_part
    lls = part3 + third_part
    full = np.zeros(counts.shape)
    full[ok] = lls
    residuals = np.zeros(counts.shape)
    residuals[ok] = (obs - lam_gt) / lam_gt ** 0.5
    per_group = full.sum(axis=1) / np.count_nonzero(ok, axis=1)
    return (lls.sum(), per_group, residuals)
