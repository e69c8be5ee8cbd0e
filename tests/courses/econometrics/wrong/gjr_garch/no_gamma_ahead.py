# gamma is left out of the later forecasts, as if the model were symmetric
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - np.mean(r)
    T = len(e)
    var = np.zeros(T + steps)
    var[0] = np.mean(np.square(e))
    for t in range(T):
        down = 1 if e[t] < 0 else 0
        var[t + 1] = omega + alpha * e[t] ** 2 + gamma * down * e[t] ** 2 + beta * var[t]
    for t in range(T + 1, T + steps):
        var[t] = omega + (alpha + beta) * var[t - 1]
    h, ahead = var[:T], var[T:]
    logdens = -0.5 * np.log(2 * np.pi) - 0.5 * np.log(h) - 0.5 * e**2 / h
    return {"h": h, "loglik": logdens.sum(), "ahead": ahead}
