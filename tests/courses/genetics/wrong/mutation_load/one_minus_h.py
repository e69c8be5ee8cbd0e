# the coefficient of q^2 is s(1-h) instead of s(1-2h), also where h = 1/2
def mutation_load(s, h, u, F):
    quadratic = s * (1 - h)
    linear = h * s * (1 + u)
    q = (-linear + np.sqrt(linear**2 + 4 * quadratic * u)) / (2 * quadratic)
    q = np.minimum(q, 1)
    load = 2 * q * (1 - q) * h * s + q**2 * s
    inbred = 2 * q * (1 - q) * (1 - F) * h * s + (q**2 + F * q * (1 - q)) * s
    w = np.prod(1 - load)
    return q, load, w, 1 - np.prod(1 - inbred) / w
