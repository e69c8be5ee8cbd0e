# gamma is added after positive surprises instead of negative ones
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - np.mean(r)
    n = len(e)
    indicator = np.where(e > 0, 1.0, 0.0)
    news = (alpha + gamma * indicator) * e**2
    h = np.zeros(n)
    h[0] = np.mean(e**2)
    for t in range(1, n):
        h[t] = omega + news[t - 1] + beta * h[t - 1]
    forecasts = [omega + news[-1] + beta * h[-1]]
    for _ in range(steps - 1):
        forecasts.append(omega + (alpha + gamma / 2 + beta) * forecasts[-1])
    ll = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h) + e**2 / h)
    return {"h": h, "loglik": ll, "ahead": np.array(forecasts)}
