# missing days count as days with no reports
def count_loglik(counts, infections, weights, detected, weekday, first, k):

    def nb(y, m):
        denominator = np.log(k + m)
        part1 = log_gamma(y + k) - log_gamma(k)
        result = part1 - log_gamma(1 + y)
        return result + (np.log(k) - denominator) * k + y * (np.log(m) - denominator)
    mu = report_delay(infections, weights, detected, weekday, first)
    nan_mask = np.isnan(counts)
    y = counts.copy()
    y[nan_mask] = 0
    logp = nb(y, mu)
    m_obs = (~nan_mask).sum(axis=1)
    tmp2 = logp.sum(axis=1)
    by_group = tmp2 / m_obs
    total = np.sum(m_obs * by_group)
    tmp3 = y - mu
    z = tmp3 / np.sqrt(mu * (k + mu) / k)
    z[nan_mask] = 0
    return (total, by_group, z)
