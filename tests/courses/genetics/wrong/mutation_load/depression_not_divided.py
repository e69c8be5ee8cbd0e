# inbreeding depression is the difference of the mean fitnesses, not divided by that under random mating
def mutation_load(s, h, u, F):
    q = np.array([
        min(1, ui / (hi * si * (1 + ui)))
        if hi == 0.5
        else min(1, (-hi * si * (1 + ui) + math.sqrt((hi * si * (1 + ui)) ** 2 + 4 * si * (1 - 2 * hi) * ui)) / (2 * si * (1 - 2 * hi)))
        for si, hi, ui in zip(s, h, u)
    ])
    p = 1 - q
    load = 2 * p * q * h * s + q**2 * s
    fitness = np.prod(1 - load)
    inbred = np.prod(1 - (2 * p * q * (1 - F) * h * s + (q**2 + F * p * q) * s))
    return q, load, fitness, fitness - inbred
