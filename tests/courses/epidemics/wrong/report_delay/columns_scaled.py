# the matrix is scaled column by column, so that the first days sum to 1 as well
def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    diff = np.arange(T)[None, :] - np.arange(T)[:, None]
    ok = (diff >= 0) & (diff < weights.size)
    kernel = np.where(ok, weights[np.clip(diff, 0, weights.size - 1)], 0.0)
    kernel = kernel / kernel.sum(axis=0, keepdims=True)
    conv = infections @ kernel
    day = (np.arange(T) + first) % 7
    eff = weekday[day] / weekday.mean()
    return np.einsum('g,gt,t->gt', detected, conv, eff)
