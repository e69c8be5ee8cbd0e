# the load is 2u where h > 0 and u where h = 0 (Haldane's approximation) instead of being computed from q; the load with inbreeding is right
def mutation_load(s, h, u, F):
    a = s * (1 - 2 * h)
    b = h * s * (1 + u)
    q = np.where(a > 0, (-b + np.sqrt(b**2 + 4 * a * u)) / np.where(a > 0, 2 * a, 1), u / np.where(b > 0, b, 1))
    q = np.minimum(q, 1)
    load = np.where(h > 0, 2 * u, u)
    inbred = 2 * q * (1 - q) * (1 - F) * h * s + (q**2 + F * q * (1 - q)) * s
    fitness = np.prod(1 - load)
    return q, load, fitness, 1 - np.prod(1 - inbred) / fitness
