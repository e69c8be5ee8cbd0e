# where h = 1/2, q is u/(s(1+u)): h is forgotten in the linear equation
def mutation_load(s, h, u, F):
    q = np.zeros(len(s))
    add = h == 0.5
    rest = ~add
    q[add] = u[add] / (s[add] * (1 + u[add]))
    A = s[rest] * (1 - 2 * h[rest])
    B = h[rest] * s[rest] * (1 + u[rest])
    q[rest] = (-B + np.sqrt(B**2 + 4 * A * u[rest])) / (2 * A)
    q = np.minimum(q, 1)
    p = 1 - q
    L = 2 * p * q * h * s + q**2 * s
    LF = 2 * p * q * (1 - F) * h * s + (q**2 + F * p * q) * s
    w = np.prod(1 - L)
    return q, L, w, 1 - np.prod(1 - LF) / w
