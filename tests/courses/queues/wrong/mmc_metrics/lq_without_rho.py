# the factor rho is missing in Lq
def mmc_metrics(lam, mu, c):
    from math import factorial
    a = lam / mu
    rho = a / c
    terms = np.array([a**n / factorial(n) for n in range(c + 1)])
    B = terms[-1] / terms.sum(axis=0)
    stable = rho < 1
    p_wait = np.where(stable, B / (1 - rho * (1 - B)), 1.0)
    Lq = np.where(stable, p_wait / (1 - rho), np.inf)
    W = Lq / lam + 1 / mu
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
