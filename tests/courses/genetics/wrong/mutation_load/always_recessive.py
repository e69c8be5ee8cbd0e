# q is sqrt(u/s) everywhere, as if all harmful alleles were recessive
def mutation_load(s, h, u, F):
    q = np.clip(np.sqrt(u / s), 0, 1)
    het = 2 * q * (1 - q)
    load = het * h * s + q * q * s
    fitness = np.prod(1 - load)
    hom_F = q * q + F * q * (1 - q)
    fitness_F = np.prod(1 - het * (1 - F) * h * s - hom_F * s)
    return q, load, fitness, 1 - fitness_F / fitness
