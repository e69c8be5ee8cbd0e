# x are the ages at which the groups begin instead of their middles
def stable_population(L, F, n, srb, steps):
    x = np.array([n * i for i in range(len(L))])
    phi = L * F / (1 + srb)
    R0 = phi.sum()
    mu = np.dot(x, phi) / R0
    r = np.log(R0) / mu
    for _ in range(steps):
        lotka = np.sum(np.exp(-r * x) * phi) - 1
        slope = -np.sum(x * np.exp(-r * x) * phi)
        r = r - lotka / slope
    b = 1 / np.sum(np.exp(-r * x) * L)
    c = b * np.exp(-r * x) * L
    return {"R0": R0, "mu": mu, "r": r, "b": b, "c": c}
