# Little's law is used with mu instead of lam: the waiting time is Lq / mu
def mmc_metrics(lam, mu, c):
    a = lam / mu
    rho = a / c
    p = np.ones_like(a)
    for j in range(c):
        p = a * p / ((j + 1) + a * p)
    p_wait = p / (1 - rho * (1 - p))
    wait = p_wait * rho / (1 - rho)
    sel = rho >= 1
    p_wait[sel] = 1.0
    wait[sel] = np.inf
    time_in_queue = wait / mu
    return {"rho": rho, "p_wait": p_wait, "Lq": wait, "W": time_in_queue + 1 / mu}
