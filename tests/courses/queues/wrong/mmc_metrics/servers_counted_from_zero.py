# in the Erlang B recursion the servers are numbered 0 .. c-1 instead of 1 .. c, so the denominator has n - 1 instead of n
def mmc_metrics(lam, mu, c):
    k = len(lam)
    rho = np.empty(k)
    p_wait = np.empty(k)
    Lq = np.empty(k)
    W = np.empty(k)
    for s in range(k):
        a = lam[s] / mu[s]
        rho[s] = a / c
        B = 1.0
        for n in range(c):
            B = (a * B) / (n + a * B)
        if rho[s] < 1:
            p_wait[s] = B / (1 - rho[s] * (1 - B))
            Lq[s] = p_wait[s] * rho[s] / (1 - rho[s])
            W[s] = Lq[s] / lam[s] + 1 / mu[s]
        else:
            p_wait[s] = 1
            Lq[s] = np.inf
            W[s] = np.inf
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
