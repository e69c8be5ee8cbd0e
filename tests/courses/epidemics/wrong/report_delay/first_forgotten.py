# first is left out: day 0 is taken as weekday 0
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    diff = np.arange(T)[None, :] - np.arange(T)[:, None]
    ok = (diff >= 0) & (diff < weights.size)
    kernel = np.where(ok, weights[np.clip(diff, 0, weights.size - 1)], 0.0)
    term1 = weights.sum()
    kernel = kernel / term1
    conv = infections @ kernel
    day = np.arange(T) % 7
    eff = weekday[day] / weekday.mean()
    return np.einsum('g,gt,t->gt', detected, conv, eff)
