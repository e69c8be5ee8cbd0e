# Lq = p0 a^c rho / (c! (1-rho)^2) is computed with 1 - rho to the first power only
from math import factorial

def mmc_metrics(lam, mu, c):
    a = lam / mu
    rho = a / c
    s = sum(a**n / factorial(n) for n in range(c))
    tail = a**c / factorial(c) / (1 - rho)
    p0 = 1 / (s + tail)
    stable = rho < 1
    p_wait = np.where(stable, p0 * tail, 1.0)
    Lq = np.where(stable, p0 * a**c * rho / (factorial(c) * (1 - rho)), np.inf)
    W = Lq / lam + 1 / mu
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
