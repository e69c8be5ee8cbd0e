# p_wait keeps the value of the Erlang C formula where rho >= 1, it is not set to 1 there
def mmc_metrics(lam, mu, c):
    a = lam / mu
    rho = a / c
    B = np.ones_like(a)
    for n in range(1, c + 1):
        B = a * B / (n + a * B)
    p_wait = B / (1 - rho * (1 - B))
    Lq = p_wait * rho / (1 - rho)
    Lq[rho >= 1] = np.inf
    W = Lq / lam + 1 / mu
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
