# what: the weights are computed with the nodes mapped to [a, b] instead of those on [-1, 1]
def gauss_rule(n, a, b):
    def legendre(z):
        P = np.zeros((n + 1, len(z)))
        P[0] = 1
        P[1] = z
        for k in range(2, n + 1):
            P[k] = ((2 * k - 1) * z * P[k - 1] - (k - 1) * P[k - 2]) / k
        return P[n], n * (z * P[n] - P[n - 1]) / (z**2 - 1)

    x = -np.cos(np.pi * (np.arange(1, n + 1) - 0.25) / (n + 0.5))
    for _ in range(10):
        p, dp = legendre(x)
        x = x - p / dp
    x = (a + b) / 2 + (b - a) / 2 * x
    w = (b - a) / ((1 - x**2) * dp**2)
    return {"x": x, "w": w}
