# W is only the mean waiting time Lq / lam, the service time 1 / mu is not added
def mmc_metrics(lam, mu, c):
    a = lam / mu
    rho = a / c
    inv_B = np.ones_like(a)
    for n in range(1, c + 1):
        inv_B = 1 + n / a * inv_B
    B = 1 / inv_B
    p_wait = np.where(rho < 1, B / (1 - rho * (1 - B)), 1.0)
    Lq = np.where(rho < 1, p_wait * rho / (1 - rho), np.inf)
    W = np.where(rho < 1, Lq / lam, np.inf)
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
