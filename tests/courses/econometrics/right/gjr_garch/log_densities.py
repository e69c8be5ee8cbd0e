# the log-likelihood as the sum of logs of normal densities, an updating helper
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    mu = sum(r) / len(r)

    def after(shock, variance):
        up = max(shock, 0.0)
        down = min(shock, 0.0)
        return omega + alpha * up**2 + (alpha + gamma) * down**2 + beta * variance

    variance = sum((x - mu) ** 2 for x in r) / len(r)
    h, loglik = [], 0.0
    for x in r:
        h.append(variance)
        density = np.exp(-((x - mu) ** 2) / (2 * variance)) / np.sqrt(2 * np.pi * variance)
        loglik += np.log(density)
        variance = after(x - mu, variance)
    ahead = []
    for _ in range(steps):
        ahead.append(variance)
        variance = omega + alpha * variance + 0.5 * gamma * variance + beta * variance
    return {"h": np.array(h), "loglik": loglik, "ahead": np.array(ahead)}
