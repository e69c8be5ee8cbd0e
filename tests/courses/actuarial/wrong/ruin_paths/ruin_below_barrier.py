# ruin is declared when the surplus falls below zero after subtracting the barrier, that is below b, instead of below zero
def ruin_paths(u, c, claims, i, b):
    paths, t = claims.shape
    surplus = np.full(paths, float(u))
    dividends = np.zeros(paths)
    alive = np.ones(paths, dtype=bool)
    psi = np.zeros(t)
    for k in range(t):
        surplus = np.where(alive, (surplus + c) * (1 + i) - claims[:, k], surplus)
        excess = surplus - b
        alive = alive & (excess >= 0)
        paid = np.where(alive, excess, 0)
        surplus = surplus - paid
        dividends += paid / (1 + i) ** (k + 1)
        psi[k] = np.mean(~alive)
    return psi, np.where(alive, 0, -surplus), dividends
