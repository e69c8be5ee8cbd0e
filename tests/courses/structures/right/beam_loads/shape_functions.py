def beam_loads(x, q, positions, P):
    n = len(x)
    forces, moments = np.zeros(n), np.zeros(n)

    def shapes(t, h):
        return (1 - 3 * t**2 + 2 * t**3, h * (t - 2 * t**2 + t**3), 3 * t**2 - 2 * t**3, h * (t**3 - t**2))

    points, weights = np.polynomial.legendre.leggauss(4)
    for e in range(n - 1):
        h = x[e + 1] - x[e]
        t = (points + 1) / 2
        load = (q[e] * (1 - t) + q[e + 1] * t) * weights * h / 2
        inside = (x[e] <= positions) & (positions < x[e + 1])
        s = (positions[inside] - x[e]) / h
        total = [np.sum(load * d) + np.sum(P[inside] * p) for d, p in zip(shapes(t, h), shapes(s, h))]
        forces[e] += total[0]
        moments[e] += total[1]
        forces[e + 1] += total[2]
        moments[e + 1] += total[3]
    return forces, moments
