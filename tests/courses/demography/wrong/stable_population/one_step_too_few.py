# one step of Newton's method too few: the loop runs from 1 to steps-1
def stable_population(L, F, n, srb, steps):
    x = n * (np.arange(len(L)) + 0.5)
    phi = F * L / (1 + srb)
    R0 = np.sum(phi)
    mu = np.sum(x * phi) / R0
    guess = [np.log(R0) / mu]
    for i in range(1, steps):
        old = guess[-1]
        k = np.exp(-old * x) * phi
        guess.append(old + (k.sum() - 1) / (k * x).sum())
    r = guess[-1]
    alive = np.exp(-r * x) * L
    b = 1 / alive.sum()
    return {"R0": R0, "mu": mu, "r": r, "b": b, "c": b * alive}
