# all forecasts after the first are the long-run variance, the way there is left out
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - np.mean(r)
    T = len(e)
    h = np.zeros(T)
    h[0] = np.mean(e**2)
    for t in range(1, T):
        h[t] = omega + beta * h[t - 1] + alpha * e[t - 1] ** 2
        if e[t - 1] < 0:
            h[t] += gamma * e[t - 1] ** 2
    ahead = np.full(steps, omega / (1 - alpha - gamma / 2 - beta))
    ahead[0] = omega + beta * h[-1] + alpha * e[-1] ** 2
    if e[-1] < 0:
        ahead[0] += gamma * e[-1] ** 2
    ll = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h) + e**2 / h)
    return {"h": h, "loglik": ll, "ahead": ahead}
