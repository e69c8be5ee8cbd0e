# two mistakes: gamma is added after positive surprises instead of negative ones, and the later forecasts have the whole gamma instead of half
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - np.mean(r)
    T = len(e)
    h = np.zeros(T)
    h[0] = np.mean(e**2)
    for t in range(1, T):
        h[t] = omega + (alpha + gamma * (e[t - 1] > 0)) * e[t - 1] ** 2 + beta * h[t - 1]
    ll = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h) + e**2 / h)
    f = np.zeros(steps)
    f[0] = omega + (alpha + gamma * (e[-1] > 0)) * e[-1] ** 2 + beta * h[-1]
    for j in range(1, steps):
        f[j] = omega + (alpha + gamma + beta) * f[j - 1]
    return {"h": h, "loglik": ll, "ahead": f}
