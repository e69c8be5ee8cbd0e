# under inbreeding F q is added to the homozygotes instead of F q(1-q)
def mutation_load(s, h, u, F):
    a, b = s * (1 - 2 * h), h * s * (1 + u)
    q = np.minimum(1, u / ((b + np.sqrt(b * b + 4 * a * u)) / 2))
    p = 1 - q
    load = 2 * p * q * h * s + q**2 * s
    load_F = 2 * p * q * (1 - F) * h * s + (q**2 + F * q) * s
    fitness = np.exp(np.sum(np.log(1 - load)))
    return q, load, fitness, 1 - np.exp(np.sum(np.log(1 - load_F))) / fitness
