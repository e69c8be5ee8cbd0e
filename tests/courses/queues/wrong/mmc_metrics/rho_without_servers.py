# rho is lam / mu, it is not divided by the number of servers c (and this rho is used in all that follows)
def mmc_metrics(lam, mu, c):
    load = lam / mu
    rho = load
    blocking = np.ones(len(lam))
    for k in range(1, c + 1):
        blocking = load * blocking / (k + load * blocking)
    p_wait = blocking / (1 - rho * (1 - blocking))
    p_wait = np.where(rho >= 1, 1.0, p_wait)
    Lq = np.where(rho >= 1, np.inf, p_wait * rho / (1 - rho))
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": Lq / lam + 1 / mu}
