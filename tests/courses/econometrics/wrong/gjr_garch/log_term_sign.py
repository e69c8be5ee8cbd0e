# in the log-likelihood the logarithm of the variance has the wrong sign
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - np.mean(r)
    T = len(e)
    h = np.zeros(T + steps)
    h[0] = np.mean(e**2)
    for t in range(1, T + 1):
        leverage = gamma if e[t - 1] < 0 else 0
        h[t] = omega + (alpha + leverage) * e[t - 1] ** 2 + beta * h[t - 1]
    for t in range(T + 1, T + steps):
        h[t] = omega + (alpha + gamma / 2 + beta) * h[t - 1]
    ins = h[:T]
    ll = -T / 2 * np.log(2 * np.pi) + 0.5 * np.sum(np.log(ins)) - 0.5 * np.sum(e**2 / ins)
    return {"h": ins, "loglik": ll, "ahead": h[T:]}
