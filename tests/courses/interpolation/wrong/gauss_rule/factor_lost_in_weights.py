# what: the 2 in the weights is forgotten, so that they add up to half of the length
def gauss_rule(n, a, b):
    z = -np.cos(np.pi * (np.arange(n) + 0.75) / (n + 0.5))
    for it in range(10):
        P = [np.ones(n), z]
        for k in range(2, n + 1):
            P.append(((2 * k - 1) * z * P[-1] - (k - 1) * P[-2]) / k)
        dP = n * (z * P[n] - P[n - 1]) / (z**2 - 1)
        z = z - P[n] / dP
    half = (b - a) / 2
    weights = 1 / ((1 - z**2) * dP**2)
    return {"x": (a + b) / 2 + half * z, "w": half * weights}
