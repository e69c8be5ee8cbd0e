# the log-likelihood leaves out the first day
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - r.mean()
    e2 = e**2
    I = e < 0
    T = len(e)
    h = np.zeros(T)
    h[0] = e2.mean()
    loglik = 0.0
    for t in range(1, T):
        h[t] = omega + alpha * e2[t - 1] + gamma * I[t - 1] * e2[t - 1] + beta * h[t - 1]
        loglik += -0.5 * (np.log(2 * np.pi) + np.log(h[t]) + e2[t] / h[t])
    ahead = np.zeros(steps)
    ahead[0] = omega + alpha * e2[-1] + gamma * I[-1] * e2[-1] + beta * h[-1]
    for s in range(steps - 1):
        ahead[s + 1] = omega + (alpha + gamma / 2 + beta) * ahead[s]
    return {"h": h, "loglik": loglik, "ahead": ahead}
