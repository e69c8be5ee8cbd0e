# gamma is added where the return is negative, not where the surprise is
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    T = len(r)
    e = r - np.mean(r)
    h = np.zeros(T)
    h[0] = np.dot(e, e) / T
    for t in range(1, T):
        if r[t - 1] < 0:
            h[t] = omega + (alpha + gamma) * e[t - 1] ** 2 + beta * h[t - 1]
        else:
            h[t] = omega + alpha * e[t - 1] ** 2 + beta * h[t - 1]
    last = alpha + gamma if r[-1] < 0 else alpha
    ahead = [omega + last * e[-1] ** 2 + beta * h[-1]]
    for s in range(1, steps):
        ahead.append(omega + (alpha + gamma / 2 + beta) * ahead[s - 1])
    ll = -0.5 * np.sum(np.log(2 * np.pi) + np.log(h) + e**2 / h)
    return {"h": h, "loglik": ll, "ahead": np.array(ahead)}
