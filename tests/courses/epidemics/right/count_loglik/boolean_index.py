def count_loglik(counts, infections, weights, detected, weekday, first, k):
    expected = report_delay(infections, weights, detected, weekday, first)
    there = np.isfinite(counts)
    y, m = counts[there], expected[there]
    first_part = log_gamma(y + k) - (log_gamma(k) + log_gamma(y + 1))
    second_part = k * np.log(k / (k + m))
    third_part = y * np.log(m / (k + m))
    values = first_part + second_part + third_part
    grid = np.zeros(counts.shape)
    grid[there] = values
    residuals = np.zeros(counts.shape)
    residuals[there] = (y - m) / (m * (1 + m / k)) ** 0.5
    per_group = grid.sum(axis=1) / np.count_nonzero(there, axis=1)
    return values.sum(), per_group, residuals
