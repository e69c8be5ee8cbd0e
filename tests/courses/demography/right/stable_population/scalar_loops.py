# loops over ages with powers of e^(-rn) instead of exp of arrays
def stable_population(L, F, n, srb, steps):
    w = len(L)
    R0 = 0.0
    mom = 0.0
    for i in range(w):
        phi = L[i] * F[i] / (1 + srb)
        R0 += phi
        mom += phi * n * (i + 0.5)
    mu = mom / R0
    r = np.log(R0) / mu
    for _ in range(steps):
        z = np.exp(-r * n)
        top = -1.0
        bottom = 0.0
        for i in range(w):
            k = z ** (i + 0.5) * L[i] * F[i] / (1 + srb)
            top += k
            bottom += n * (i + 0.5) * k
        r += top / bottom
    z = np.exp(-r * n)
    c = [z ** (i + 0.5) * L[i] for i in range(w)]
    total = sum(c)
    return {"R0": R0, "mu": mu, "r": r, "b": 1 / total, "c": np.array([ci / total for ci in c])}
