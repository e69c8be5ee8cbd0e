# the mean number in the system is taken as Lq + rho instead of Lq + a, so W = (Lq + rho) / lam
def mmc_metrics(lam, mu, c):
    traffic = lam / mu
    rho = traffic / c
    B = np.ones_like(traffic)
    for n in range(1, c + 1):
        B = traffic * B / (n + traffic * B)
    with np.errstate(divide="ignore", invalid="ignore"):
        p_wait = np.where(rho < 1, B / (1 - rho * (1 - B)), 1.0)
        Lq = np.where(rho < 1, p_wait * rho / (1 - rho), np.inf)
    L = Lq + rho
    W = L / lam
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
