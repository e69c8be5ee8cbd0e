# divided by the number of all observed counts, not those of the group
def count_loglik(counts, infections, weights, detected, weekday, first, k):

    def nb(y, m):
        denominator = np.log(m + k)
        part1 = log_gamma(y + k) - log_gamma(k)
        result = part1 - log_gamma(1 + y)
        return y * (np.log(m) - denominator) + (k * (np.log(k) - denominator) + result)
    expect = report_delay(infections, weights, detected, weekday, first)
    missing = np.isnan(counts)
    y = counts.copy()
    y[missing] = 0
    ll = nb(y, expect)
    ll[missing] = 0
    m_obs = (~missing).sum(axis=1)
    step2 = ll.sum(axis=1)
    by_group = step2 / m_obs.sum()
    total = ll.sum()
    aux3 = y - expect
    z = aux3 / np.sqrt(expect * (expect + k) / k)
    z[missing] = 0
    return (total, by_group, z)
