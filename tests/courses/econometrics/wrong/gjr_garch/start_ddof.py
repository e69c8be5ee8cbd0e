# the sample variance at the start is divided by T - 1
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    T = r.size
    eps = r - np.average(r)
    var = np.zeros(T + 1)
    var[0] = np.var(r, ddof=1)
    for i in range(T):
        var[i + 1] = omega + alpha * eps[i] ** 2 + beta * var[i]
        if eps[i] < 0:
            var[i + 1] += gamma * eps[i] ** 2
    h = var[:T]
    logl = 0.0
    for i in range(T):
        logl -= 0.5 * (np.log(2 * np.pi) + np.log(h[i]) + eps[i] ** 2 / h[i])
    out = np.zeros(steps)
    out[0] = var[T]
    for i in range(1, steps):
        out[i] = omega + (alpha + gamma / 2 + beta) * out[i - 1]
    return {"h": h, "loglik": logl, "ahead": out}
