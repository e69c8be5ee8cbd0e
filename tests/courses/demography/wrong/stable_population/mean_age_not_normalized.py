# the mean age is not divided by R0
def stable_population(L, F, n, srb, steps):
    mid = np.linspace(n / 2, n * (len(L) - 0.5), len(L))
    phi = F * L * (1 / (1 + srb))
    R0 = phi.sum()
    mu = mid @ phi
    r = np.log(R0) / mu
    for _ in range(steps):
        v = phi * np.exp(-mid * r)
        r -= (v.sum() - 1) / -(mid @ v)
    pop = L * np.exp(-mid * r)
    return {"R0": R0, "mu": mu, "r": r, "b": 1 / pop.sum(), "c": pop / pop.sum()}
