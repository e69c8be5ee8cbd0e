# Newton's step by the mean age of mothers in the stable population, np.average, z-normalized shares
def stable_population(L, F, n, srb, steps):
    girls = F / (1.0 + srb)
    x = n * np.arange(len(L)) + 0.5 * n
    R0 = girls @ L
    mu = np.average(x, weights=girls * L)
    r = np.log(R0) / mu
    for _ in range(steps):
        k = girls * L * np.exp(-r * x)
        A_r = np.average(x, weights=k)
        r = r + (1 - 1 / k.sum()) / A_r
    pyramid = L / np.exp(r * x)
    shares = pyramid / pyramid.sum()
    b = shares[0] / (L[0] * np.exp(-r * x[0]))
    return {"R0": R0, "mu": mu, "r": r, "b": b, "c": shares}
