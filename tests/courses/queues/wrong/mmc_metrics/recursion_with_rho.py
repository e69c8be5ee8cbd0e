# the Erlang B recursion is fed with the utilization rho instead of the offered load a
def mmc_metrics(lam, mu, c):
    rho = lam / (mu * c)
    Bn = np.ones(rho.shape)
    for n in range(1, c + 1):
        Bn = rho * Bn / (n + rho * Bn)
    p_wait = np.ones(rho.shape)
    Lq = np.full(rho.shape, np.inf)
    W = np.full(rho.shape, np.inf)
    for i, r in enumerate(rho):
        if r < 1:
            p_wait[i] = Bn[i] / (1 - r * (1 - Bn[i]))
            Lq[i] = p_wait[i] * r / (1 - r)
            W[i] = Lq[i] / lam[i] + 1 / mu[i]
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
