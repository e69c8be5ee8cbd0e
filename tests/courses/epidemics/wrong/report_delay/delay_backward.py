# reports come before the infections: the lag has the wrong sign
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    diff = np.arange(T)[:, None] - np.arange(T)[None, :]
    ok = (diff >= 0) & (diff < weights.size)
    M = np.where(ok, weights[np.clip(diff, 0, weights.size - 1)], 0.0)
    M = M / weights.sum()
    conv = infections @ M
    dow = (np.arange(T) + first) % 7
    effect = weekday[dow] / weekday.mean()
    return np.einsum('g,gt,t->gt', detected, conv, effect)
