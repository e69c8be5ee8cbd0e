# s2 is divided by T - p - 1: of all T observations the coefficients are taken off, but the p lost at the start are not
def ar_forecast(y, p, steps):
    T = len(y)
    k = p + 1
    Y = y[p:]
    X = np.stack([np.ones_like(Y)] + [y[p - j : T - j] for j in range(1, k)], axis=1)
    b = np.linalg.lstsq(X, Y, rcond=None)[0]
    rss = np.sum((Y - X @ b) ** 2)
    s2 = rss / (T - k)
    state = y[::-1][:p].copy()
    fc = []
    for _ in range(steps):
        new = b[0] + b[1:] @ state
        fc.append(new)
        state = np.concatenate([[new], state[:-1]])
    imp = np.zeros(p)
    imp[0] = 1
    psi = [1.0]
    for _ in range(steps - 1):
        new = b[1:] @ imp
        psi.append(new)
        imp = np.concatenate([[new], imp[:-1]])
    return b, np.array(fc), np.sqrt(s2 * np.cumsum(np.square(psi)))
