# what: the derivative in the weights is not squared
def gauss_rule(n, a, b):
    c = np.zeros(n + 1)
    c[n] = 1
    dc = np.polynomial.legendre.legder(c)
    z = np.sort(np.polynomial.legendre.legroots(c))
    slope = np.polynomial.legendre.legval(z, dc)
    w = 2 / ((1 - z**2) * slope)
    return {"x": (a + b) / 2 + (b - a) / 2 * z, "w": (b - a) / 2 * w}
