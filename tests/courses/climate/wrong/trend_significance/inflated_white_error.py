# the error for n - 2 degrees of freedom is multiplied with sqrt(n / n_e) instead of putting n_e - 2 into the formula
def trend_significance(time, Y):
    n = len(time)
    dt = time - time.mean()
    dy = Y - Y.mean(axis=1, keepdims=True)
    m = dy @ dt / (dt @ dt)
    res = dy - m[:, None] * dt
    var = np.sum(res**2, axis=1) / (n - 2)
    r = np.sum(res[:, 1:] * res[:, :-1], axis=1) / np.sum(res**2, axis=1)
    n_e = np.clip(n * (1 - r) / (1 + r), 3, n)
    se = np.sqrt(var / (dt @ dt)) * np.sqrt(n / n_e)
    return 10 * m, r, 10 * se, np.abs(m) > 2 * se
