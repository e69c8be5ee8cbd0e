# the service time in W is 1 / (c * mu), as if all servers worked on one customer
def mmc_metrics(lam, mu, c):
    mu_total = c * mu
    rho = lam / mu_total
    a = c * rho
    B = np.ones_like(a)
    for n in range(1, c + 1):
        B = a * B / (n + a * B)
    p_wait = np.where(rho < 1, B / (1 - rho * (1 - B)), 1.0)
    Lq = np.where(rho < 1, p_wait * rho / (1 - rho), np.inf)
    W = Lq / lam + 1 / mu_total
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
