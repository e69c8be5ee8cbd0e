# alpha and beta are exchanged in the recursion of the sample: beta goes with the squared surprise, alpha with the last variance
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    res = r - np.mean(r)
    h = np.zeros(len(res))
    h[0] = np.mean(res**2)
    for t in range(1, len(res)):
        s = res[t - 1]
        h[t] = omega + beta * s**2 + gamma * s**2 * (s < 0) + alpha * h[t - 1]
    ll = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h) + res**2 / h)
    s = res[-1]
    ahead = np.zeros(steps)
    ahead[0] = omega + alpha * s**2 + gamma * s**2 * (s < 0) + beta * h[-1]
    for i in range(1, steps):
        ahead[i] = omega + (alpha + gamma / 2 + beta) * ahead[i - 1]
    return {"h": h, "loglik": ll, "ahead": ahead}
