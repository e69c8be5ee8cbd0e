# the textbook formula with p0, factorials, a loop over the stations, and Lq from the square
from math import factorial

def mmc_metrics(lam, mu, c):
    k = len(lam)
    result = {"rho": np.zeros(k), "p_wait": np.ones(k), "Lq": np.full(k, np.inf), "W": np.full(k, np.inf)}
    for i in range(k):
        a = lam[i] / mu[i]
        r = lam[i] / (c * mu[i])
        result["rho"][i] = r
        if r >= 1:
            continue
        p0 = 1 / (sum(a**n / factorial(n) for n in range(c)) + a**c / (factorial(c) * (1 - r)))
        result["p_wait"][i] = p0 * a**c / (factorial(c) * (1 - r))
        Lq = p0 * a**c * r / (factorial(c) * (1 - r) ** 2)
        result["Lq"][i] = Lq
        result["W"][i] = (Lq + a) / lam[i]
    return result
