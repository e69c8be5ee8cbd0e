# q is not limited to 1 where mutation is stronger than selection
def mutation_load(s, h, u, F):
    q = np.empty_like(s)
    for k in range(s.size):
        if h[k] == 0.5:
            q[k] = u[k] / (h[k] * s[k] * (1 + u[k]))
        else:
            A = s[k] * (1 - 2 * h[k])
            B = h[k] * s[k] * (1 + u[k])
            q[k] = (-B + math.sqrt(B**2 + 4 * A * u[k])) / (2 * A)
    p = 1 - q
    load = 2 * p * q * h * s + q * q * s
    load_inbred = 2 * p * q * (1 - F) * h * s + (q * q + F * p * q) * s
    w = np.prod(1 - load)
    return q, load, w, 1 - np.prod(1 - load_inbred) / w
