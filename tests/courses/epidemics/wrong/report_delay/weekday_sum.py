# the week is scaled to a sum of 1, not to a mean of 1
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    diff = np.arange(T)[None, :] - np.arange(T)[:, None]
    ok = (diff >= 0) & (diff < weights.size)
    kernel = np.where(ok, weights[np.clip(diff, 0, weights.size - 1)], 0.0)
    term1 = weights.sum()
    kernel = kernel / term1
    conv = infections @ kernel
    aux2 = np.arange(T) + first
    dow = aux2 % 7
    eff = weekday[dow] / weekday.sum()
    return np.einsum('g,gt,t->gt', detected, conv, eff)
