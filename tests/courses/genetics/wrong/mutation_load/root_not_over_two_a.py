# the root is divided by a instead of 2a
def mutation_load(s, h, u, F):
    a = s * (1 - 2 * h)
    b = h * s * (1 + u)
    additive = a == 0
    safe_a = np.where(additive, 1, a)
    q = np.where(additive, u / np.where(additive, b, 1), (np.sqrt(b**2 + 4 * a * u) - b) / safe_a)
    q = np.where(q > 1, 1, q)
    p = 1 - q
    load = s * (2 * p * q * h + q**2)
    w = np.prod(1 - load)
    wF = np.prod(1 - s * (2 * p * q * h * (1 - F) + q**2 + F * p * q))
    return q, load, w, 1 - wF / w
