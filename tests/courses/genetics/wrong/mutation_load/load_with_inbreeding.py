# the load that is returned is the one with inbreeding F instead of that under random mating; fitness is right
def mutation_load(s, h, u, F):
    b = h * s * (1 + u)
    q = np.zeros(len(s))
    for i in range(len(s)):
        a = s[i] * (1 - 2 * h[i])
        q[i] = u[i] / b[i] if a == 0 else (-b[i] + np.sqrt(b[i] ** 2 + 4 * a * u[i])) / 2 / a
    q = np.clip(q, 0, 1)
    random_mating = 2 * q * (1 - q) * h * s + q**2 * s
    load = 2 * q * (1 - q) * (1 - F) * h * s + (q**2 + F * q * (1 - q)) * s
    fitness = np.prod(1 - random_mating)
    depression = 1 - np.prod(1 - load) / fitness
    return q, load, fitness, depression
