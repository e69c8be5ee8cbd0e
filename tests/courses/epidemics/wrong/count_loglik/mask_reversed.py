# the mean is divided by the number of missing days: the mask is the wrong way round there
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    e = report_delay(infections, weights, detected, weekday, first)
    ok = np.isfinite(counts)
    obs, lam_gt = (counts[ok], e[ok])
    first_part = log_gamma(k + obs) - (log_gamma(obs + 1) + log_gamma(k))
    step1 = np.log(k / (lam_gt + k))
    second_part = k * step1
    part2 = np.log(lam_gt / (k + lam_gt))
    third_part = part2 * obs
    lls = first_part + second_part + third_part
    grid = np.zeros(counts.shape)
    grid[ok] = lls
    residuals = np.zeros(counts.shape)
    residuals[ok] = (obs - lam_gt) / (lam_gt * (1 + lam_gt / k)) ** 0.5
    per_group = grid.sum(axis=1) / np.maximum(np.count_nonzero(~ok, axis=1), 1)
    return (lls.sum(), per_group, residuals)
