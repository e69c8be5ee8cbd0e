# Newton begins at (R0 - 1)/mu instead of at ln(R0)/mu
def stable_population(L, F, n, srb, steps):
    def I(r):
        return sum(np.exp(-r * xi) * pi for xi, pi in zip(x, phi))

    def dI(r):
        return -sum(xi * np.exp(-r * xi) * pi for xi, pi in zip(x, phi))

    x = [n * (i + 0.5) for i in range(len(L))]
    phi = [li * fi / (1 + srb) for li, fi in zip(L, F)]
    R0 = sum(phi)
    mu = sum(xi * pi for xi, pi in zip(x, phi)) / R0
    r = (R0 - 1) / mu
    for _ in range(steps):
        r = r - (I(r) - 1) / dI(r)
    e = np.exp(-r * np.array(x))
    b = 1 / np.sum(e * L)
    return {"R0": R0, "mu": mu, "r": r, "b": b, "c": b * e * L}
