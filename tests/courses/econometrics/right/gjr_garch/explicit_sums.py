# every variance as an explicit weighted sum over the past, no recursion
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - np.mean(r)
    T = len(e)
    push = omega + np.where(e < 0, alpha + gamma, alpha) * e**2
    h0 = np.mean(e**2)
    h = np.array([beta**t * h0 + sum(beta ** (t - 1 - s) * push[s] for s in range(t)) for t in range(T + 1)])
    k = alpha + 0.5 * gamma + beta
    ahead = np.array([k**s * h[T] + omega * sum(k**i for i in range(s)) for s in range(steps)])
    z = e / np.sqrt(h[:T])
    loglik = -np.sum(0.5 * z**2 + np.log(np.sqrt(2 * np.pi * h[:T])))
    return {"ahead": ahead, "h": h[:T], "loglik": loglik}
