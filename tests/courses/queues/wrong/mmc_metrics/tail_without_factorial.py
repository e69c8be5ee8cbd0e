# in the p0 formula the term of all servers busy is a^c / (1 - rho), the division by c! is forgotten
import math

def mmc_metrics(lam, mu, c):
    a = lam / mu
    rho = a / c
    below = np.zeros_like(a)
    for n in range(c):
        below = below + a**n / math.factorial(n)
    above = a**c / (1 - rho)
    p_wait = above / (below + above)
    p_wait[rho >= 1] = 1
    Lq = p_wait * rho / (1 - rho)
    Lq[rho >= 1] = np.inf
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": Lq / lam + 1 / mu}
