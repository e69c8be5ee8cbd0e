# net maternity has n in the place of L: nobody dies before the end of childbearing, R0 is the gross rate
def stable_population(L, F, n, srb, steps):
    w = len(L)
    x = n / 2 + n * np.arange(w)
    phi = n * F / (1 + srb)
    R0 = 0.0
    moment = 0.0
    for i in range(w):
        R0 += phi[i]
        moment += x[i] * phi[i]
    mu = moment / R0
    r = np.log(R0) / mu
    for _ in range(steps):
        k = np.exp(-r * x) * phi
        r = r + (k.sum() - 1) / (x * k).sum()
    alive = L * np.exp(-r * x)
    b = 1 / alive.sum()
    return {"R0": R0, "mu": mu, "r": r, "b": b, "c": alive * b}
