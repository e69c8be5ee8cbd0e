# what: the start has a cosine without the minus, so the nodes come out descending
def gauss_rule(n, a, b):
    i = np.arange(1, n + 1)
    z = np.cos(np.pi * (i - 0.25) / (n + 0.5))
    for _ in range(12):
        p0, p1 = np.ones(n), z
        for k in range(2, n + 1):
            p0, p1 = p1, ((2 * k - 1) * z * p1 - (k - 1) * p0) / k
        dp = n * (z * p1 - p0) / (z**2 - 1)
        z = z - p1 / dp
    return {"x": (a + b) / 2 + (b - a) / 2 * z, "w": (b - a) / ((1 - z**2) * dp**2)}
