# q is the approximation u/(hs) where h > 0, and sqrt(u/s) where h = 0, instead of the root of the quadratic equation
def mutation_load(s, h, u, F):
    q = np.zeros(len(s))
    for i in range(len(s)):
        if h[i] > 0:
            q[i] = u[i] / (h[i] * s[i])
        else:
            q[i] = np.sqrt(u[i] / s[i])
    q = np.minimum(q, 1.0)
    p = 1 - q
    load = 2 * p * q * h * s + q**2 * s
    load_F = 2 * p * q * (1 - F) * h * s + (q**2 + F * p * q) * s
    w0 = np.prod(1 - load)
    wF = np.prod(1 - load_F)
    return q, load, w0, 1 - wF / w0
