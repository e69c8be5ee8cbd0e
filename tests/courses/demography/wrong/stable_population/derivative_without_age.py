# the derivative in Newton's step lacks the factor x: it divides by the sum of e^(-rx) phi
def stable_population(L, F, n, srb, steps):
    age = n * np.arange(len(L)) + n / 2
    m = F / (1 + srb)
    phi = L * m
    R0 = phi.sum()
    mu = (age * phi).sum() / R0
    r = np.log(R0) / mu
    for _ in range(steps):
        total = np.exp(-r * age).dot(phi)
        r = r + (total - 1) / total
    dens = np.exp(-r * age) * L
    b = 1 / dens.sum()
    c = b * dens
    return {"R0": R0, "mu": mu, "r": r, "b": b, "c": c}
