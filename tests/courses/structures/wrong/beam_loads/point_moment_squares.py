# the squares in the moments of the point loads are on the wrong distance: a^2 b left, a b^2 right
def beam_loads(x, q, positions, P):
    n = x.size
    f = np.zeros((n, 2))
    for e in range(n - 1):
        L = x[e + 1] - x[e]
        q1, q2 = q[e : e + 2]
        f[e] += [L * (7 * q1 + 3 * q2) / 20, L**2 * (3 * q1 + 2 * q2) / 60]
        f[e + 1] += [L * (3 * q1 + 7 * q2) / 20, -(L**2) * (2 * q1 + 3 * q2) / 60]
        for s, p in zip(positions, P):
            a, b = s - x[e], x[e + 1] - s
            if a >= 0 and b > 0:
                f[e] += [p * b**2 * (3 * a + b) / L**3, p * a**2 * b / L**2]
                f[e + 1] += [p * a**2 * (a + 3 * b) / L**3, -p * a * b**2 / L**2]
    return f[:, 0], f[:, 1]
