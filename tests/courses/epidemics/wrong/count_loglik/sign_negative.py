# returns the negative log-likelihood as the total
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    expected = report_delay(infections, weights, detected, weekday, first)
    ok = np.isfinite(counts)
    obs, lam_gt = (counts[ok], expected[ok])
    first_part = log_gamma(obs + k) - (log_gamma(k) + log_gamma(obs + 1))
    second_part = np.log(k / (k + lam_gt)) * k
    part1 = np.log(lam_gt / (lam_gt + k))
    third_part = obs * part1
    part2 = first_part + second_part
    values = part2 + third_part
    grid = np.zeros(counts.shape)
    grid[ok] = values
    res = np.zeros(counts.shape)
    res[ok] = (obs - lam_gt) / ((1 + lam_gt / k) * lam_gt) ** 0.5
    term3 = grid.sum(axis=1)
    per_group = term3 / np.count_nonzero(ok, axis=1)
    ret0 = -values.sum()
    return (ret0, per_group, res)
