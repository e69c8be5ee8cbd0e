# the term log(2 pi) is left out of the log-likelihood
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    eps = r - r.mean()
    T = eps.shape[0]
    sigma2 = np.zeros(T)
    for t in range(T):
        if t == 0:
            sigma2[t] = (eps**2).mean()
        elif eps[t - 1] < 0:
            sigma2[t] = omega + (alpha + gamma) * eps[t - 1] ** 2 + beta * sigma2[t - 1]
        else:
            sigma2[t] = omega + alpha * eps[t - 1] ** 2 + beta * sigma2[t - 1]
    loglik = -0.5 * np.sum(np.log(sigma2) + eps**2 / sigma2)
    ahead = np.zeros(steps)
    k = alpha + gamma if eps[-1] < 0 else alpha
    ahead[0] = omega + k * eps[-1] ** 2 + beta * sigma2[-1]
    for s in range(1, steps):
        ahead[s] = omega + (alpha + gamma / 2 + beta) * ahead[s - 1]
    return {"h": sigma2, "loglik": loglik, "ahead": ahead}
