# what: Newton's method for one node after the other, until it stands still
def gauss_rule(n, a, b):
    x, w = np.zeros(n), np.zeros(n)
    for i in range(n):
        z = np.cos(np.pi * (n - i - 0.25) / (n + 0.5))
        while True:
            p0, p1 = 1.0, z
            for k in range(1, n):
                p0, p1 = p1, ((2 * k + 1) * z * p1 - k * p0) / (k + 1)
            dp = n * (p0 - z * p1) / (1 - z * z)
            step = p1 / dp
            z -= step
            if abs(step) < 1e-13:
                break
        x[i] = (b - a) / 2 * z + (a + b) / 2
        w[i] = (b - a) / ((1 - z**2) * dp**2)
    return {"x": x, "w": w}
