# the returns themselves are taken for the surprises, their mean is not taken off
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    T = len(r)
    h = np.empty(T)
    h[0] = np.sum(r**2) / T
    for t in range(1, T):
        bad = r[t - 1] < 0
        h[t] = omega + (alpha + gamma * bad) * r[t - 1] ** 2 + beta * h[t - 1]
    ll = -0.5 * (T * np.log(2 * np.pi) + np.sum(np.log(h)) + np.sum(r**2 / h))
    f = np.empty(steps)
    f[0] = omega + (alpha + gamma * (r[-1] < 0)) * r[-1] ** 2 + beta * h[-1]
    for s in range(1, steps):
        f[s] = omega + (alpha + 0.5 * gamma + beta) * f[s - 1]
    return {"h": h, "loglik": ll, "ahead": f}
