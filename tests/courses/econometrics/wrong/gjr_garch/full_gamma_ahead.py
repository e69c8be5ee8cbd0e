# the later forecasts have the whole gamma, not half of it
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    T = len(r)
    e = r - sum(r) / T

    def update(shock, variance):
        weight = alpha + gamma if shock < 0 else alpha
        return omega + weight * shock * shock + beta * variance

    h = [sum(x * x for x in e) / T]
    for t in range(1, T):
        h.append(update(e[t - 1], h[t - 1]))
    ahead = [update(e[T - 1], h[T - 1])]
    for t in range(1, steps):
        ahead.append(omega + (alpha + gamma + beta) * ahead[t - 1])
    h = np.array(h)
    ll = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h) + e**2 / h)
    return {"h": h, "loglik": ll, "ahead": np.array(ahead)}
