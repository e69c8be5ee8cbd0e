# the root in the form 2u/(b + sqrt(b^2 + 4au)), which needs no case for h = 1/2
def mutation_load(s, h, u, F):
    b = h * s * (1 + u)
    a = s * (1 - 2 * h)
    q = np.minimum(1, 2 * u / (b + np.sqrt(b * b + 4 * a * u)))
    p = 1 - q
    load = s * q * (2 * p * h + q)
    extra = F * p * q * s * (1 - 2 * h)
    fitness = np.prod(1 - load)
    return q, load, fitness, 1 - np.prod(1 - load - extra) / fitness
