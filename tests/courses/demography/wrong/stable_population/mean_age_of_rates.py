# the mean age is weighted with the rates F alone and not with net maternity
def stable_population(L, F, n, srb, steps):
    x = n * (np.arange(len(L)) + 0.5)
    net = L * F / (1 + srb)
    R0 = np.sum(net)
    mu = np.average(x, weights=F)
    r = np.log(R0) / mu
    for _ in range(steps):
        k = np.exp(-r * x) * net
        r = r + (np.sum(k) - 1) / np.sum(x * k)
    alive = np.exp(-r * x) * L
    b = 1 / np.sum(alive)
    return {"R0": R0, "mu": mu, "r": r, "b": b, "c": b * alive}
