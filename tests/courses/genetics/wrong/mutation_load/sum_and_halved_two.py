# heterozygotes have the frequency q(1-q) without the 2 in both loads, and mean fitness is 1 minus the sum of the loads
def mutation_load(s, h, u, F):
    b = h * s * (1 + u)
    a = s * (1 - 2 * h)
    q = np.minimum(1, 2 * u / (b + np.sqrt(b**2 + 4 * a * u)))
    p = 1 - q
    load = p * q * h * s + q**2 * s
    load_F = p * q * (1 - F) * h * s + (q**2 + F * p * q) * s
    fitness = 1 - load.sum()
    return q, load, fitness, 1 - (1 - load_F.sum()) / fitness
