# omega is missing in the later forecasts
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - np.mean(r)
    T = len(e)
    h = np.zeros(T + 1)
    h[0] = np.mean(e**2)
    for t in range(T):
        arch = (alpha + gamma) if e[t] < 0 else alpha
        h[t + 1] = omega + arch * e[t] ** 2 + beta * h[t]
    rate = alpha + gamma / 2 + beta
    ahead = h[T] * rate ** np.arange(steps)
    ll = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h[:T]) + e**2 / h[:T])
    return {"h": h[:T], "loglik": ll, "ahead": ahead}
