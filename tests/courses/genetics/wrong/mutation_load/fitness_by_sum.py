# mean fitness, with and without inbreeding, is 1 minus the sum of the loads instead of the product of 1 - L
def mutation_load(s, h, u, F):
    a = s * (1 - 2 * h)
    b = h * s * (1 + u)
    disc = np.sqrt(b**2 + 4 * a * u)
    q = np.minimum(2 * u / (b + disc), 1)
    load = 2 * q * (1 - q) * h * s + q**2 * s
    extra = F * q * (1 - q) * s * (1 - 2 * h)
    fitness = 1 - np.sum(load)
    fitness_F = 1 - np.sum(load + extra)
    return q, load, fitness, 1 - fitness_F / fitness
