# two mistakes: the share of boys, srb/(1+srb), instead of girls, and c with phi in the place of L (not normalized to 1)
def stable_population(L, F, n, srb, steps):
    x = n * (np.arange(len(L)) + 0.5)
    phi = L * F * srb / (1 + srb)
    R0 = phi.sum()
    mu = (x * phi).sum() / R0
    r = np.log(R0) / mu
    for _ in range(steps):
        k = np.exp(-r * x) * phi
        r = r + (k.sum() - 1) / (x * k).sum()
    b = 1 / (np.exp(-r * x) * L).sum()
    c = b * np.exp(-r * x) * phi
    return {"R0": R0, "mu": mu, "r": r, "b": b, "c": c}
