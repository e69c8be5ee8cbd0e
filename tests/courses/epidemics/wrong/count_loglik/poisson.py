# a Poisson likelihood instead of the negative binomial
def count_loglik(counts, infections, weights, detected, weekday, first, k):

    def nb(y, m):
        return np.log(m) * y - m - log_gamma(1 + y)
    mu = report_delay(infections, weights, detected, weekday, first)
    nan_mask = np.isnan(counts)
    y = counts.copy()
    y[nan_mask] = 0
    logp = nb(y, mu)
    logp[nan_mask] = 0
    m_obs = (~nan_mask).sum(axis=1)
    per_g = logp.sum(axis=1) / m_obs
    sum_all = np.sum(m_obs * per_g)
    aux1 = y - mu
    z = aux1 / np.sqrt(mu * (k + mu) / k)
    z[nan_mask] = 0
    return (sum_all, per_g, z)
