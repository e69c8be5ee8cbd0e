# Lotka's function and its derivative as helpers, dot products
def stable_population(L, F, n, srb, steps):
    ages = np.linspace(n / 2, n * len(L) - n / 2, len(L))
    net = np.multiply(L, F) / (1 + srb)

    def lotka(rate):
        return np.dot(np.exp(-rate * ages), net) - 1

    def slope(rate):
        return -np.dot(ages * np.exp(-rate * ages), net)

    R0 = lotka(0.0) + 1
    mu = -slope(0.0) / R0
    r = np.log(R0) / mu
    while steps > 0:
        r = r - lotka(r) / slope(r)
        steps -= 1
    c = np.exp(-r * ages) * L
    total = np.dot(np.exp(-r * ages), L)
    return {"R0": R0, "mu": mu, "r": r, "b": 1 / total, "c": c / total}
