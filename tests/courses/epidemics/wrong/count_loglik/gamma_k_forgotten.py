# log_gamma(k) is forgotten
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    expect = report_delay(infections, weights, detected, weekday, first)
    prob = k / (k + expect)
    filled = np.nan_to_num(counts)
    coefficient = log_gamma(filled + k) - log_gamma(filled + 1)
    logp = k * np.log(prob) + coefficient + counts * np.log(1 - prob)
    total = np.nansum(logp)
    per_g = np.nanmean(logp, axis=1)
    V = expect ** 2 / k + expect
    step1 = counts - expect
    z = step1 / np.sqrt(V)
    res = np.nan_to_num(z)
    return (total, per_g, res)
