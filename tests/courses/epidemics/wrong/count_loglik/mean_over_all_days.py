# divided by the number of all days, the missing ones included
def count_loglik(counts, infections, weights, detected, weekday, first, k):
    e = report_delay(infections, weights, detected, weekday, first)
    ok = np.isfinite(counts)
    obs, m = (counts[ok], e[ok])
    step1 = log_gamma(obs + k)
    first_part = step1 - (log_gamma(k) + log_gamma(obs + 1))
    second_part = k * np.log(k / (k + m))
    step2 = np.log(m / (k + m))
    third_part = step2 * obs
    aux3 = second_part + first_part
    values = third_part + aux3
    full = np.zeros(counts.shape)
    full[ok] = values
    residuals = np.zeros(counts.shape)
    step4 = obs - m
    residuals[ok] = step4 / (m * (1 + m / k)) ** 0.5
    per_group = full.mean(axis=1)
    return (values.sum(), per_group, residuals)
