# only the homozygotes' loss counts in both loads: the heterozygotes' hs is forgotten
def mutation_load(s, h, u, F):
    half = h == 0.5
    a = np.where(half, 1, s * (1 - 2 * h))
    b = h * s * (1 + u)
    q = np.where(half, u / np.where(half, b, 1), (-b + np.sqrt(b**2 + 4 * a * u)) / (2 * a))
    q = np.minimum(q, 1)
    load = s * q**2
    inbred_load = s * (q**2 + F * q * (1 - q))
    fitness = np.prod(1 - load)
    fitness_inbred = np.prod(1 - inbred_load)
    return q, load, fitness, 1 - fitness_inbred / fitness
