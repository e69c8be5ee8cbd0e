# the root is divided by a instead of 2a, and inbreeding depression is w0 - wF, not divided by w0
def mutation_load(s, h, u, F):
    q = np.zeros(len(s))
    for i in range(len(s)):
        a = s[i] * (1 - 2 * h[i])
        b = h[i] * s[i] * (1 + u[i])
        if a == 0:
            q[i] = u[i] / b
        else:
            q[i] = (-b + np.sqrt(b**2 + 4 * a * u[i])) / a
    q = np.minimum(q, 1)
    load = 2 * q * (1 - q) * h * s + q**2 * s
    load_F = 2 * q * (1 - q) * (1 - F) * h * s + (q**2 + F * q * (1 - q)) * s
    fitness = np.prod(1 - load)
    return q, load, fitness, fitness - np.prod(1 - load_F)
