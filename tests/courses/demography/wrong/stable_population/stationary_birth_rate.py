# b is that of the stationary population, 1/sum(L), without e^(-rx); c is made with it
def stable_population(L, F, n, srb, steps):
    x = n * (np.arange(len(L)) + 0.5)
    phi = L * F / (1 + srb)
    R0 = phi.sum()
    mu = np.einsum("i,i", x, phi) / R0
    r = np.log(R0) / mu
    for _ in range(steps):
        k = np.exp(-r * x) * phi
        r = r + (k.sum() - 1) / np.einsum("i,i", x, k)
    e0 = L.sum()
    b = 1 / e0
    c = b * np.exp(-r * x) * L
    return {"R0": R0, "mu": mu, "r": r, "b": b, "c": c}
