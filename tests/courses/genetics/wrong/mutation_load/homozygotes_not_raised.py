# under inbreeding F q(1-q) is not added to the homozygotes
def mutation_load(s, h, u, F):
    n = s.shape[0]
    q = np.empty(n)
    for j in range(n):
        c2 = s[j] * (1 - 2 * h[j])
        c1 = h[j] * s[j] * (1 + u[j])
        if c2 != 0:
            q[j] = (-c1 + (c1**2 + 4 * c2 * u[j]) ** 0.5) / (2 * c2)
        else:
            q[j] = u[j] / c1
        if q[j] > 1:
            q[j] = 1
    L0 = 2 * q * (1 - q) * h * s + q**2 * s
    LF = 2 * q * (1 - q) * (1 - F) * h * s + q**2 * s
    w0, wF = np.prod(1 - L0), np.prod(1 - LF)
    return q, L0, w0, (w0 - wF) / w0
