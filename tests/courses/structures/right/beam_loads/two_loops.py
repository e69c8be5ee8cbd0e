def beam_loads(x, q, positions, P):
    f = np.zeros((len(x), 2))
    for e in range(1, len(x)):
        l = x[e] - x[e - 1]
        f[e - 1, 0] += 7 * l * q[e - 1] / 20 + 3 * l * q[e] / 20
        f[e, 0] += 3 * l * q[e - 1] / 20 + 7 * l * q[e] / 20
        f[e - 1, 1] += l * l * q[e - 1] / 20 + l * l * q[e] / 30
        f[e, 1] += -l * l * q[e - 1] / 30 - l * l * q[e] / 20
    for s, p in zip(positions, P):
        e = 0
        while x[e + 1] <= s:
            e += 1
        l = x[e + 1] - x[e]
        t = (s - x[e]) / l
        f[e, 0] += p * (1 - 3 * t**2 + 2 * t**3)
        f[e + 1, 0] += p * (3 * t**2 - 2 * t**3)
        f[e, 1] += p * l * t * (1 - t) ** 2
        f[e + 1, 1] -= p * l * t**2 * (1 - t)
    return f[:, 0].copy(), f[:, 1].copy()
