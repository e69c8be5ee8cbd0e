# in the sample beta always multiplies the variance at the start, not that of the day before
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - np.mean(r)
    T = len(e)
    h0 = np.mean(e**2)
    weights = np.array([alpha + gamma if x < 0 else alpha for x in e])
    h = np.concatenate([[h0], omega + weights[:-1] * e[:-1] ** 2 + beta * h0])
    ahead = [omega + weights[-1] * e[-1] ** 2 + beta * h[-1]]
    for s in range(1, steps):
        ahead.append(omega + (alpha + gamma / 2 + beta) * ahead[-1])
    ll = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h) + e**2 / h)
    return {"h": h, "loglik": ll, "ahead": np.array(ahead)}
