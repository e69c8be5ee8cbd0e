# under the root stands s instead of s2
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.column_stack([np.ones(T - p)] + [y[p - j : T - j] for j in range(1, p + 1)])
    th, rss, _, _ = np.linalg.lstsq(X, y[p:], rcond=None)
    s = np.sqrt(np.sum((y[p:] - X @ th) ** 2) / (T - 2 * p - 1))
    F = np.zeros((p, p))
    F[0] = th[1:]
    F[1:, :-1] = np.eye(p - 1)
    state = y[-1 : -p - 1 : -1]
    power = np.eye(p)
    fc, psi = [], []
    for h in range(steps):
        psi.append(power[0, 0])
        power = F @ power
        state = F @ state
        state[0] += th[0]
        fc.append(state[0])
    return th, np.array(fc), np.sqrt(s * np.cumsum(np.array(psi) ** 2))
