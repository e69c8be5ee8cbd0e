# the largest delay is left out
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    diff = np.arange(T)[None, :] - np.arange(T)[:, None]
    ok = (diff >= 0) & (diff < weights.size - 1)
    kernel = np.where(ok, weights[np.clip(diff, 0, weights.size - 1)], 0.0)
    kernel = kernel / weights.sum()
    conv = infections @ kernel
    day = (np.arange(T) + first) % 7
    term1 = weekday.mean()
    eff = weekday[day] / term1
    return np.einsum('g,gt,t->gt', detected, conv, eff)
