# mean fitness, with and without inbreeding, is exp(-sum of loads) instead of the product of 1 - L
def mutation_load(s, h, u, F):
    q = np.zeros(len(s))
    for i in range(len(s)):
        coef = [s[i] * (1 - 2 * h[i]), h[i] * s[i] * (1 + u[i]), -u[i]]
        q[i] = -coef[2] / coef[1] if coef[0] == 0 else (-coef[1] + np.sqrt(coef[1] ** 2 - 4 * coef[0] * coef[2])) / (2 * coef[0])
    q = np.minimum(q, 1)
    load = 2 * q * (1 - q) * h * s + q**2 * s
    load_F = 2 * q * (1 - q) * (1 - F) * h * s + (q**2 + F * q * (1 - q)) * s
    fitness = np.exp(-load.sum())
    return q, load, fitness, 1 - np.exp(-load_F.sum()) / fitness
