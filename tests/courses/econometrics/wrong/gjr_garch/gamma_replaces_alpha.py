# after a negative surprise gamma stands in place of alpha, it is not added to it
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - r.mean()
    coefficient = np.where(e < 0, gamma, alpha)
    T = len(e)
    h = np.empty(T + 1)
    h[0] = np.mean(e**2)
    for t in range(1, T + 1):
        h[t] = omega + coefficient[t - 1] * e[t - 1] ** 2 + beta * h[t - 1]
    ahead = np.empty(steps)
    ahead[0] = h[T]
    for s in range(1, steps):
        ahead[s] = omega + (alpha + gamma / 2 + beta) * ahead[s - 1]
    h = h[:T]
    ll = -0.5 * (np.log(2 * np.pi) * T + np.log(h).sum() + (e**2 / h).sum())
    return {"h": h, "loglik": ll, "ahead": ahead}
