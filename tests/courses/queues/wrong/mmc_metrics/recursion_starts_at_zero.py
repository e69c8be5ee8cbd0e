# the Erlang B recursion starts with B_0 = 0 instead of 1, so B stays 0
def mmc_metrics(lam, mu, c):
    a = lam / mu
    rho = a / c
    B = np.zeros_like(a)
    for n in range(1, c + 1):
        B = a * B / (n + a * B)
    stable = rho < 1
    C = B / (1 - rho * (1 - B))
    p_wait = np.where(stable, C, 1.0)
    Lq = np.where(stable, p_wait * rho / (1 - rho), np.inf)
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": Lq / lam + 1 / mu}
