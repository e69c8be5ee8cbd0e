# the log-likelihood is the average over the days, not the sum
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    dev = r - r.mean()
    T = dev.size
    path = np.zeros(T + steps)
    path[0] = (dev**2).sum() / T
    t = 1
    while t <= T:
        path[t] = omega + alpha * dev[t - 1] ** 2 + beta * path[t - 1]
        path[t] += gamma * min(dev[t - 1], 0.0) ** 2
        t += 1
    while t < T + steps:
        path[t] = omega + (alpha + gamma / 2 + beta) * path[t - 1]
        t += 1
    density = -0.5 * (np.log(2 * np.pi) + np.log(path[:T]) + dev**2 / path[:T])
    return {"h": path[:T], "loglik": density.mean(), "ahead": path[T:]}
