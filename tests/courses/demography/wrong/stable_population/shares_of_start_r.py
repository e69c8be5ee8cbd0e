# b and c are computed with the starting value ln(R0)/mu and not with the r after Newton's steps
def stable_population(L, F, n, srb, steps):
    x = n * (np.arange(len(L)) + 0.5)
    phi = L * F / (1 + srb)
    R0 = phi.sum()
    mu = (x * phi).sum() / R0
    r = np.log(R0) / mu
    alive = L * np.exp(-r * x)
    for _ in range(steps):
        k = phi * np.exp(-r * x)
        r = r + (k.sum() - 1) / (k * x).sum()
    b = 1 / alive.sum()
    return {"R0": R0, "mu": mu, "r": r, "b": b, "c": alive * b}
