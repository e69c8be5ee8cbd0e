# what: all weights are the length divided by n
def gauss_rule(n, a, b):
    z, _ = np.polynomial.legendre.leggauss(n)
    x = 0.5 * (a + b) + 0.5 * (b - a) * z
    return {"x": x, "w": np.full(n, (b - a) / n)}
