# what: the nodes are mapped by a + (b - a)*z, as from [0, 1] instead of from [-1, 1]
def gauss_rule(n, a, b):
    x = np.zeros(n)
    w = np.zeros(n)
    for i in range(n):
        z = -np.cos(np.pi * (i + 0.75) / (n + 0.5))
        for _ in range(15):
            pprev, p = 1.0, z
            for k in range(2, n + 1):
                pprev, p = p, ((2 * k - 1) * z * p - (k - 1) * pprev) / k
            dp = n * (z * p - pprev) / (z * z - 1)
            z -= p / dp
        x[i] = a + (b - a) * z
        w[i] = (b - a) / 2 * 2 / ((1 - z * z) * dp**2)
    return {"x": x, "w": w}
