# mean fitness, with and without inbreeding, is the mean of 1 - L over the loci instead of the product
def mutation_load(s, h, u, F):
    linear = np.isclose(h, 0.5)
    q = np.zeros_like(u)
    b = h * s * (1 + u)
    q[linear] = (u / np.where(b == 0, 1, b))[linear]
    a = (s * (1 - 2 * h))[~linear]
    bb = b[~linear]
    q[~linear] = (-bb + np.sqrt(bb**2 + 4 * a * u[~linear])) / (2 * a)
    q = q.clip(max=1)
    load = 2 * q * (1 - q) * h * s + q**2 * s
    load_F = 2 * q * (1 - q) * (1 - F) * h * s + (q**2 + F * q * (1 - q)) * s
    fitness = np.mean(1 - load)
    return q, load, fitness, 1 - np.mean(1 - load_F) / fitness
