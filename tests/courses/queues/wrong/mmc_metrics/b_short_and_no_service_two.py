# two mistakes: the Erlang B recursion stops at c - 1, and W lacks the service time 1 / mu
def mmc_metrics(lam, mu, c):
    A = lam / mu
    rho = A / c
    blocked = np.ones_like(A)
    for m in range(1, c):
        blocked = A * blocked / (m + A * blocked)
    C = np.where(rho < 1, blocked / (1 - rho * (1 - blocked)), 1.0)
    Lq = np.where(rho < 1, C * rho / (1 - rho), np.inf)
    W = Lq / lam
    return {"rho": rho, "p_wait": C, "Lq": Lq, "W": W}
