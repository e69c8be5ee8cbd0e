# the weights are the powers of the first lag's coefficient, as of an AR(1), whatever p is
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.array([np.r_[1.0, y[t - p : t][::-1]] for t in range(p, T)])
    coef = np.linalg.lstsq(X, y[p:], rcond=None)[0]
    s2 = np.sum((y[p:] - X @ coef) ** 2) / (T - 2 * p - 1)
    full = list(y)
    for _ in range(steps):
        recent = np.array(full[-p:])[::-1]
        full.append(coef[0] + coef[1:] @ recent)
    psi = coef[1] ** np.arange(steps)
    fse = np.sqrt(s2 * np.cumsum(psi**2))
    return coef, np.array(full[T:]), fse
