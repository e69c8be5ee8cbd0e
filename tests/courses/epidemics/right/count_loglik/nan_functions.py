def count_loglik(counts, infections, weights, detected, weekday, first, k):
    mu = report_delay(infections, weights, detected, weekday, first)
    p = k / (k + mu)
    filled = np.nan_to_num(counts)
    coefficient = log_gamma(filled + k) - log_gamma(filled + 1) - log_gamma(k)
    ll = coefficient + k * np.log(p) + counts * np.log(1 - p)
    total = np.nansum(ll)
    by_group = np.nanmean(ll, axis=1)
    variance = mu + mu**2 / k
    z = (counts - mu) / np.sqrt(variance)
    residuals = np.nan_to_num(z)
    return total, by_group, residuals
