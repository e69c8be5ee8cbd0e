# in the sample the variance of a day takes that day's own surprise, not the one of the day before
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    u = r - r.mean()
    T = len(u)
    h = np.zeros(T)
    h[0] = u @ u / T
    for t in range(1, T):
        a = alpha + (gamma if u[t] < 0 else 0.0)
        h[t] = omega + a * u[t] ** 2 + beta * h[t - 1]
    L = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h) + u**2 / h)
    ahead = np.zeros(steps)
    a = alpha + (gamma if u[-1] < 0 else 0.0)
    ahead[0] = omega + a * u[-1] ** 2 + beta * h[-1]
    for s in range(1, steps):
        ahead[s] = omega + (alpha + gamma / 2 + beta) * ahead[s - 1]
    return {"h": h, "loglik": L, "ahead": ahead}
