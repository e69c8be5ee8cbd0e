# the balance by bisection of the quadratic between 0 and 1
def mutation_load(s, h, u, F):
    def excess(q):
        return s * (1 - 2 * h) * q**2 + h * s * (1 + u) * q - u

    low, high = np.zeros(len(s)), np.ones(len(s))
    for _ in range(80):
        middle = (low + high) / 2
        below = excess(middle) < 0
        low = np.where(below, middle, low)
        high = np.where(below, high, middle)
    q = (low + high) / 2
    F_mix = lambda f: (1 - f) * (2 * q * (1 - q) * h * s + q**2 * s) + f * q * s
    load = F_mix(0)
    log0, logF = np.log1p(-load).sum(), np.log1p(-F_mix(F)).sum()
    return q, load, np.exp(log0), -np.expm1(logF - log0)
