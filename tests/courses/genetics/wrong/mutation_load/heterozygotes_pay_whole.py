# heterozygotes lose s instead of hs, in both loads
def mutation_load(s, h, u, F):
    a = s * (1 - 2 * h)
    b = h * s * (1 + u)
    q = 2 * u / (b + np.sqrt(b**2 + 4 * a * u))
    q = np.minimum(q, 1)
    p = 1 - q
    load = 2 * p * q * s + q**2 * s
    fitness = np.prod(1 - load)
    load_F = 2 * p * q * (1 - F) * s + (q**2 + F * p * q) * s
    return q, load, fitness, 1 - np.prod(1 - load_F) / fitness
