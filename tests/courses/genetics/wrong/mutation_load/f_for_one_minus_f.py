# under inbreeding the heterozygotes are multiplied by F instead of 1 - F
def mutation_load(s, h, u, F):
    b = h * s * (1 + u)
    q = np.minimum(2 * u / (b + np.sqrt(b**2 + 4 * s * (1 - 2 * h) * u)), 1)
    p = 1 - q
    genotypes = np.array([p**2, 2 * p * q, q**2])
    inbred = np.array([p**2 + F * p * q, F * 2 * p * q, q**2 + F * p * q])
    cost = np.array([np.zeros_like(s), h * s, s])
    load = np.sum(genotypes * cost, axis=0)
    load_F = np.sum(inbred * cost, axis=0)
    fitness = np.prod(1 - load)
    return q, load, fitness, 1 - np.prod(1 - load_F) / fitness
