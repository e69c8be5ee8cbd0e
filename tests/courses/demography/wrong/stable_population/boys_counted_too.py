# maternity counts boys and girls: the factor 1/(1+srb) is forgotten
def stable_population(L, F, n, srb, steps):
    x = n * (np.arange(len(L)) + 0.5)
    phi = L * F
    R0 = phi.sum()
    mu = (x * phi).sum() / R0
    r = np.log(R0) / mu
    i = 0
    while i < steps:
        k = phi * np.exp(-r * x)
        f = k.sum() - 1
        df = -(k * x).sum()
        r = r - f / df
        i += 1
    e = np.exp(-r * x)
    b = 1 / (e @ L)
    return {"R0": R0, "mu": mu, "r": r, "b": b, "c": b * e * L}
