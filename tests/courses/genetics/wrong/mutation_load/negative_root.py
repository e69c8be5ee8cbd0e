# the other root of the quadratic equation is taken, with - before the square root
def mutation_load(s, h, u, F):
    q = []
    for si, hi, ui in zip(s, h, u):
        a, b = si * (1 - 2 * hi), hi * si * (1 + ui)
        if a == 0:
            root = ui / b
        else:
            root = (-b - np.sqrt(b * b + 4 * a * ui)) / (2 * a)
        q.append(min(root, 1))
    q = np.array(q)
    load = 2 * q * (1 - q) * h * s + q**2 * s
    inbred = 2 * q * (1 - q) * (1 - F) * h * s + (q**2 + F * q * (1 - q)) * s
    fitness = np.prod(1 - load)
    return q, load, fitness, 1 - np.prod(1 - inbred) / fitness
