# the recursion starts at the square of the first surprise, not at the sample variance
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - np.mean(r)
    h = e**2
    sq = e**2
    for t in range(1, len(e)):
        h[t] = omega + (alpha + gamma * (e[t - 1] < 0)) * sq[t - 1] + beta * h[t - 1]
    loglik = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h) + sq / h)
    ahead = np.zeros(steps)
    ahead[0] = omega + (alpha + gamma * (e[-1] < 0)) * sq[-1] + beta * h[-1]
    for s in range(1, steps):
        ahead[s] = omega + (alpha + gamma / 2 + beta) * ahead[s - 1]
    return {"h": h, "loglik": loglik, "ahead": ahead}
