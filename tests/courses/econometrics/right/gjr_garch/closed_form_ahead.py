# a mask made beforehand, the forecasts in closed form around the long-run variance
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - r.mean()
    news = alpha * e**2 + gamma * np.minimum(e, 0) ** 2
    h = [np.var(r)]
    for x in news:
        h.append(omega + x + beta * h[-1])
    persistence = alpha + gamma / 2 + beta
    long_run = omega / (1 - persistence)
    ahead = long_run + persistence ** np.arange(steps) * (h[-1] - long_run)
    h = np.array(h[:-1])
    loglik = -0.5 * (len(e) * np.log(2 * np.pi) + np.log(h).sum() + np.sum(e * e / h))
    return {"h": h, "loglik": loglik, "ahead": ahead}
