def count_loglik(counts, infections, weights, detected, weekday, first, k):
    def nb(y, m):
        denominator = np.log(k + m)
        out = log_gamma(y + k) - log_gamma(k) - log_gamma(y + 1)
        return out + k * (np.log(k) - denominator) + y * (np.log(m) - denominator)

    mu = report_delay(infections, weights, detected, weekday, first)
    missing = np.isnan(counts)
    y = counts.copy()
    y[missing] = 0
    ll = nb(y, mu)
    ll[missing] = 0
    m_obs = (~missing).sum(axis=1)
    by_group = ll.sum(axis=1) / m_obs
    total = np.sum(by_group * m_obs)
    resid = (y - mu) / np.sqrt(mu * (k + mu) / k)
    resid[missing] = 0
    return total, by_group, resid
