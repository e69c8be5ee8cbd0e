# rho is clipped to 1 in the result, above 1 it should be reported as it is
def mmc_metrics(lam, mu, c):
    a = lam / mu
    rho = np.minimum(a / c, 1.0)
    B = np.ones_like(a)
    for n in range(1, c + 1):
        B = a * B / (n + a * B)
    k = len(a)
    p_wait, Lq, W = np.ones(k), np.ones(k) * np.inf, np.ones(k) * np.inf
    for i in np.flatnonzero(rho < 1):
        p_wait[i] = B[i] / (1 - rho[i] * (1 - B[i]))
        Lq[i] = p_wait[i] * rho[i] / (1 - rho[i])
        W[i] = Lq[i] / lam[i] + 1 / mu[i]
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
