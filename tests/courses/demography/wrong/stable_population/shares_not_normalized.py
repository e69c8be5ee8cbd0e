# c is e^(-rx) L without the birth rate: it does not sum to 1
def stable_population(L, F, n, srb, steps):
    w = len(L)
    x = np.zeros(w)
    phi = np.zeros(w)
    for i in range(w):
        x[i] = n * i + n / 2
        phi[i] = L[i] * F[i] / (1 + srb)
    R0 = phi.sum()
    mu = (x * phi).sum() / R0
    r = np.log(R0) / mu
    for _ in range(steps):
        e = np.exp(-r * x)
        r = r - (np.sum(e * phi) - 1) / (-np.sum(x * e * phi))
    c = np.exp(-r * x) * L
    b = 1 / c.sum()
    return {"R0": R0, "mu": mu, "r": r, "b": b, "c": c}
