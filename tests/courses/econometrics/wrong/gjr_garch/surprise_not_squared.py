# the reaction is to the absolute surprise, not to its square, in the sample and in the first forecast
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - np.mean(r)
    T = len(e)
    h = np.zeros(T)
    h[0] = np.mean(e**2)

    def nxt(t):
        return omega + (alpha + gamma * (e[t] < 0)) * abs(e[t]) + beta * h[t]

    for t in range(1, T):
        h[t] = nxt(t - 1)
    ahead = [nxt(T - 1)]
    for _ in range(1, steps):
        ahead.append(omega + (alpha + gamma / 2 + beta) * ahead[-1])
    ll = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h) + e**2 / h)
    return {"h": h, "loglik": ll, "ahead": np.array(ahead)}
