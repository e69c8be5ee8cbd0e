# all terms a^n / n! in one array with cumprod, sums over an axis, masks at the end
def mmc_metrics(lam, mu, c):
    a = lam / mu
    steps = np.vstack([np.ones_like(a)] + [a / n for n in range(1, c + 1)])
    terms = np.cumprod(steps, axis=0)
    rho = a / c
    last = terms[c] / (1 - rho)
    C = last / (terms[:c].sum(axis=0) + last)
    Lq = C * rho / (1 - rho)
    W = C / (c * mu - lam) + 1 / mu
    bad = rho >= 1
    C[bad], Lq[bad], W[bad] = 1.0, np.inf, np.inf
    return {"W": W, "Lq": Lq, "p_wait": C, "rho": rho}
