# the residuals are divided by the variance, not its root
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    expect = report_delay(infections, weights, detected, weekday, first)
    prob = k / (k + expect)
    y0 = np.nan_to_num(counts)
    binom = log_gamma(y0 + k) - log_gamma(1 + y0) - log_gamma(k)
    step1 = binom + k * np.log(prob)
    ll = step1 + counts * np.log(1 - prob)
    total = np.nansum(ll)
    per_g = np.nanmean(ll, axis=1)
    V = expect ** 2 / k + expect
    std_res = (counts - expect) / V
    residuals = np.nan_to_num(std_res)
    return (total, per_g, residuals)
