# the autoregression has no constant; the coefficient of the constant is reported as zero
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.zeros((T - p, p))
    for j in range(p):
        X[:, j] = y[p - 1 - j : T - 1 - j]
    phi = np.linalg.lstsq(X, y[p:], rcond=None)[0]
    u = y[p:] - X @ phi
    s2 = u @ u / (T - 2 * p - 1)
    hist = list(y)
    out = []
    for _ in range(steps):
        f = sum(phi[j] * hist[-1 - j] for j in range(p))
        hist.append(f)
        out.append(f)
    psi = [1.0]
    for h in range(1, steps):
        psi.append(sum(phi[j] * psi[h - 1 - j] for j in range(p) if h - 1 - j >= 0))
    fse = np.sqrt(s2 * np.cumsum(np.array(psi) ** 2))
    return np.concatenate([[0.0], phi]), np.array(out), fse
