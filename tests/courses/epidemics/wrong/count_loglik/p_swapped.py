# p and 1 - p are swapped
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    mu = report_delay(infections, weights, detected, weekday, first)
    prob = mu / (mu + k)
    y0 = np.nan_to_num(counts)
    step1 = log_gamma(y0 + k) - log_gamma(1 + y0)
    binom = step1 - log_gamma(k)
    part2 = binom + k * np.log(prob)
    ll = part2 + np.log(1 - prob) * counts
    sum_all = np.nansum(ll)
    per_g = np.nanmean(ll, axis=1)
    tmp3 = mu ** 2 / k
    V = mu + tmp3
    step4 = counts - mu
    z = step4 / np.sqrt(V)
    residuals = np.nan_to_num(z)
    return (sum_all, per_g, residuals)
