# the homozygotes that lose s are those of the other allele: p^2 instead of q^2, in both loads
def mutation_load(s, h, u, F):
    q = np.zeros(len(s))
    for i in range(len(s)):
        a = s[i] * (1 - 2 * h[i])
        b = h[i] * s[i] * (1 + u[i])
        q[i] = min(1, u[i] / b if a == 0 else (-b + np.sqrt(b * b + 4 * a * u[i])) / (2 * a))
    p = 1 - q
    load = 2 * p * q * h * s + p**2 * s
    load_F = 2 * p * q * (1 - F) * h * s + (p**2 + F * p * q) * s
    fitness = np.prod(1 - load)
    depression = 1 - np.prod(1 - load_F) / fitness
    return q, load, fitness, depression
