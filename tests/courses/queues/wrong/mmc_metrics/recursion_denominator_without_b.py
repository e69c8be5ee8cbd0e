# the denominator of the Erlang B recursion is n + a instead of n + a * B
def mmc_metrics(lam, mu, c):
    a = lam / mu
    rho = a / c
    B = np.ones_like(a)
    for n in np.arange(1, c + 1):
        B = B * a / (a + n)
    busy_all = B / (1 - rho + rho * B)
    p_wait = np.where(rho < 1, busy_all, 1.0)
    Lq = np.where(rho < 1, p_wait * rho / (1 - rho), np.inf)
    W = 1 / mu + Lq / lam
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
