# the total is the mean of the log-likelihoods
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    mu = report_delay(infections, weights, detected, weekday, first)
    tmp1 = mu + k
    p = k / tmp1
    y0 = np.nan_to_num(counts)
    aux2 = log_gamma(y0 + k) - log_gamma(1 + y0)
    binom = aux2 - log_gamma(k)
    logp = binom + np.log(p) * k + counts * np.log(1 - p)
    sum_all = np.nanmean(logp)
    per_g = np.nanmean(logp, axis=1)
    V = mu + mu ** 2 / k
    term3 = counts - mu
    z = term3 / np.sqrt(V)
    res = np.nan_to_num(z)
    return (sum_all, per_g, res)
