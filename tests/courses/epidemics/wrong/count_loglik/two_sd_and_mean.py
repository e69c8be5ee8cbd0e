# two mistakes: sd of Poisson, and means over all days
def count_loglik(counts, infections, weights, detected, weekday, first, k):

    def nb(y, m):
        denominator = np.log(k + m)
        result = log_gamma(y + k) - log_gamma(k) - log_gamma(1 + y)
        return result + k * (np.log(k) - denominator) + y * (np.log(m) - denominator)
    mu = report_delay(infections, weights, detected, weekday, first)
    missing = np.isnan(counts)
    y = counts.copy()
    y[missing] = 0
    logp = nb(y, mu)
    logp[missing] = 0
    m_obs = (~missing).sum(axis=1)
    by_group = logp.mean(axis=1)
    sum_all = logp.sum()
    part1 = y - mu
    z = part1 / np.sqrt(mu)
    z[missing] = 0
    return (sum_all, by_group, z)
