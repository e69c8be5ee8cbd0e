# two mistakes: the factor rho is missing in Lq, and p_wait is not set to 1 where rho >= 1
def mmc_metrics(lam, mu, c):
    a = lam / mu
    rho = a / c
    B = np.ones_like(a)
    for n in range(1, c + 1):
        B = a * B / (n + a * B)
    C = B / (1 - rho * (1 - B))
    Lq = C / (1 - rho)
    Lq = np.where(rho < 1, Lq, np.inf)
    W = Lq / lam + 1 / mu
    return {"rho": rho, "p_wait": C, "Lq": Lq, "W": W}
