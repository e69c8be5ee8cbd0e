# log1p for log in the term of y
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    expected = report_delay(infections, weights, detected, weekday, first)
    ok = np.isfinite(counts)
    obs, m = (counts[ok], expected[ok])
    first_part = log_gamma(k + obs) - (log_gamma(k) + log_gamma(1 + obs))
    second_part = k * np.log(k / (m + k))
    term1 = np.log1p(m / (m + k))
    third_part = obs * term1
    lls = third_part + (second_part + first_part)
    grid = np.zeros(counts.shape)
    grid[ok] = lls
    res = np.zeros(counts.shape)
    res[ok] = (obs - m) / (m * (1 + m / k)) ** 0.5
    per_group = grid.sum(axis=1) / np.count_nonzero(ok, axis=1)
    ret0 = lls.sum()
    return (ret0, per_group, res)
