# the first forecast is already an expectation from the last variance, the last surprise, which is known, is not used
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - r.mean()
    h = [np.mean(e**2)]
    for t in range(1, len(r)):
        arch = alpha * e[t - 1] ** 2
        lev = gamma * e[t - 1] ** 2 if e[t - 1] < 0 else 0.0
        h.append(omega + arch + lev + beta * h[-1])
    h = np.array(h)
    ll = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h) + e**2 / h)
    current = h[-1]
    ahead = []
    for _ in range(steps):
        current = omega + (alpha + gamma / 2 + beta) * current
        ahead.append(current)
    return {"h": h, "loglik": ll, "ahead": np.array(ahead)}
