# q is limited to 1 only at the end: the loads and fitnesses are computed with q above 1
def mutation_load(s, h, u, F):
    a = s * (1 - 2 * h)
    b = h * s * (1 + u)
    root = np.sqrt(b**2 + 4 * a * u)
    q = np.divide(root - b, 2 * a, out=np.zeros_like(a), where=a != 0)
    q[a == 0] = u[a == 0] / b[a == 0]
    load = 2 * q * (1 - q) * h * s + q**2 * s
    load_inbred = 2 * q * (1 - q) * (1 - F) * h * s + (q**2 + F * q * (1 - q)) * s
    fitness = np.prod(1 - load)
    depression = 1 - np.prod(1 - load_inbred) / fitness
    return np.minimum(q, 1), load, fitness, depression
