# heterozygotes have the frequency q(1-q) instead of 2q(1-q), in both loads
def mutation_load(s, h, u, F):
    def balance(s, h, u):
        a = s * (1 - 2 * h)
        b = h * s * (1 + u)
        if abs(a) < 1e-12:
            return min(1.0, u / b)
        return min(1.0, (-b + np.sqrt(b * b + 4 * a * u)) / (2 * a))

    q = np.array([balance(*row) for row in zip(s, h, u)])
    het = q * (1 - q)
    hom = q**2
    load = het * h * s + hom * s
    load_f = het * (1 - F) * h * s + (hom + F * q * (1 - q)) * s
    fitness = np.prod(1 - load)
    return q, load, fitness, 1 - np.prod(1 - load_f) / fitness
