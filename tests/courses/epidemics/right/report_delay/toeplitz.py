def report_delay(infections, weights, detected, weekday, first):
    n, T = infections.shape
    lag = np.arange(T)[None, :] - np.arange(T)[:, None]
    ok = (lag >= 0) & (lag < weights.size)
    M = np.where(ok, weights[np.clip(lag, 0, weights.size - 1)], 0.0)
    M = M / weights.sum()
    spread = infections @ M
    day = (np.arange(T) + first) % 7
    effect = weekday[day] / weekday.mean()
    return np.einsum("g,gt,t->gt", detected, spread, effect)
