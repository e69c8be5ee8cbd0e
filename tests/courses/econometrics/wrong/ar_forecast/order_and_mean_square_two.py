# two mistakes: the forecast takes the latest values in order of time (lag 1 meets the oldest), and s2 is the plain mean of the squared residuals
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.ones((T - p, 1 + p))
    for j in range(1, p + 1):
        X[:, j] = y[p - j : T - j]
    b = np.linalg.lstsq(X, y[p:], rcond=None)[0]
    s2 = np.mean((y[p:] - X @ b) ** 2)
    vals = list(y)
    for _ in range(steps):
        vals.append(b[0] + float(np.dot(b[1:], vals[-p:])))
    psi = [1.0]
    for h in range(1, steps):
        psi.append(sum(b[j] * psi[h - j] for j in range(1, p + 1) if h - j >= 0))
    return b, np.array(vals[T:]), np.sqrt(s2 * np.cumsum(np.square(psi)))
