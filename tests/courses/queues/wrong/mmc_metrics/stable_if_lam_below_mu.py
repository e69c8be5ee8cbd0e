# a station is taken as stable only where lam < mu instead of lam < c * mu
def mmc_metrics(lam, mu, c):
    a = lam / mu
    rho = a / c
    B = np.ones_like(a)
    for n in range(1, c + 1):
        B = a * B / (n + a * B)
    good = lam < mu
    p_wait = np.where(good, B / (1 - rho * (1 - B)), 1.0)
    Lq = np.where(good, p_wait * rho / (1 - rho), np.inf)
    W = np.where(good, Lq / lam + 1 / mu, np.inf)
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
