# in the sample the sign is looked up at today's surprise, while the square is that of the day before
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - r.mean()
    neg = (e < 0).astype(float)
    h = np.full(len(e), np.mean(e**2))
    for t in range(1, len(e)):
        h[t] = omega + alpha * e[t - 1] ** 2 + gamma * neg[t] * e[t - 1] ** 2 + beta * h[t - 1]
    loglik = -np.sum(np.log(2 * np.pi * h) + e**2 / h) / 2
    first = omega + (alpha + gamma * neg[-1]) * e[-1] ** 2 + beta * h[-1]
    ahead = np.empty(steps)
    ahead[0] = first
    for j in range(1, steps):
        ahead[j] = omega + (alpha + gamma / 2 + beta) * ahead[j - 1]
    return {"h": h, "loglik": loglik, "ahead": ahead}
