# the residuals of missing days are not set to zero
def count_loglik(counts, infections, weights, detected, weekday, first, k):

    def nb(y, m):
        denominator = np.log(k + m)
        tmp1 = log_gamma(k + y) - log_gamma(k)
        result = tmp1 - log_gamma(y + 1)
        return result + k * (np.log(k) - denominator) + y * (np.log(m) - denominator)
    expect = report_delay(infections, weights, detected, weekday, first)
    missing = np.isnan(counts)
    y = counts.copy()
    y[missing] = 0
    ll = nb(y, expect)
    ll[missing] = 0
    m_obs = (~missing).sum(axis=1)
    per_g = ll.sum(axis=1) / m_obs
    sum_all = np.sum(per_g * m_obs)
    resid = (y - expect) / np.sqrt(expect * (expect + k) / k)
    return (sum_all, per_g, resid)
