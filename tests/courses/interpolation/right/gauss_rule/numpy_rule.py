# what: numpy's own rule, mapped
def gauss_rule(n, a, b):
    z, w = np.polynomial.legendre.leggauss(n)
    half = (b - a) / 2
    return {"x": a + half * (z + 1), "w": half * w}
