# the recursion for 1/B, Erlang C from the two blocking probabilities, waiting time C / (c mu - lam), Lq by Little's law
def mmc_metrics(lam, mu, c):
    a = lam / mu
    inv, inv_before = np.ones_like(a), np.ones_like(a)
    for n in range(1, c + 1):
        inv_before, inv = inv, 1 + n * inv / a
    C = c / (c * (1 - a / c) * inv + a)
    spare = c * mu - lam
    p_wait = np.ones_like(a)
    Wq = np.full_like(a, np.inf)
    ok = spare > 0
    p_wait[ok] = C[ok]
    Wq[ok] = C[ok] / spare[ok]
    return {"rho": a / c, "p_wait": p_wait, "Lq": lam * Wq, "W": Wq + 1 / mu}
