# Newton's step goes the wrong way: the derivative's minus is lost
def stable_population(L, F, n, srb, steps):
    x = (np.arange(len(L)) + 0.5) * n
    phi = L * F / (1 + srb)
    R0 = phi.sum()
    mu = (phi * x).sum() / R0
    r = np.log(R0) / mu
    for _ in range(steps):
        disc = phi * np.exp(-r * x)
        value = disc.sum() - 1
        deriv = (x * disc).sum()
        r = r - value / deriv
    stable = L * np.exp(-r * x)
    return {"R0": R0, "mu": mu, "r": r, "b": 1 / stable.sum(), "c": stable / stable.sum()}
