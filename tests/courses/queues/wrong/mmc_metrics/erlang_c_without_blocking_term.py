# in Erlang C the denominator is 1 - rho, the factor (1 - B) at rho is forgotten
def mmc_metrics(lam, mu, c):
    out = {}
    a = lam / mu
    out["rho"] = a / c
    B = np.ones_like(lam)
    n = 1
    while n <= c:
        B = a * B / (n + a * B)
        n += 1
    full = out["rho"] >= 1
    C = B / (1 - out["rho"])
    C[full] = 1.0
    out["p_wait"] = C
    Lq = C * out["rho"] / (1 - out["rho"])
    Lq[full] = np.inf
    out["Lq"] = Lq
    out["W"] = Lq / lam + 1 / mu
    return out
