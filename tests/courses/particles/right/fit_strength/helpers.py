# right: functions for the derivatives
def fit_strength(counts, signal, background, start, steps):
    def f(m):
        lam = m * signal + background
        return np.sum(lam - counts * np.log(lam))

    def df(m):
        return np.sum(signal * (1 - counts / (m * signal + background)))

    def ddf(m):
        return np.sum(counts * (signal / (m * signal + background)) ** 2)

    m = start
    history = []
    for _ in range(steps):
        m = max(0.0, m - df(m) / ddf(m))
        history.append(m)
    return np.array(history), 1 / np.sqrt(ddf(m)), 2 * (f(0.0) - f(m))
