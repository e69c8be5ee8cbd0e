# the forecasts begin with the variance of the last day in the sample: each is one day early
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - np.mean(r)
    T = len(e)
    h = np.zeros(T + 1)
    h[0] = np.mean(e**2)
    for t in range(1, T + 1):
        h[t] = omega + (alpha + gamma * (e[t - 1] < 0)) * e[t - 1] ** 2 + beta * h[t - 1]
    chain = [h[T - 1], h[T]]
    for s in range(2, steps):
        chain.append(omega + (alpha + gamma / 2 + beta) * chain[-1])
    ll = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h[:T]) + e**2 / h[:T])
    return {"h": h[:T], "loglik": ll, "ahead": np.array(chain[:steps])}
