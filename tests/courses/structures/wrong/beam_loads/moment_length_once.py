# L instead of L^2 in the moments of the distributed load
def beam_loads(x, q, positions, P):
    N = len(x)
    F = np.zeros(N)
    M = np.zeros(N)
    for e in range(N - 1):
        h = x[e + 1] - x[e]
        F[e] += h / 20 * (7 * q[e] + 3 * q[e + 1])
        F[e + 1] += h / 20 * (3 * q[e] + 7 * q[e + 1])
        M[e] += h / 60 * (3 * q[e] + 2 * q[e + 1])
        M[e + 1] -= h / 60 * (2 * q[e] + 3 * q[e + 1])
        for s, p in zip(positions, P):
            a, b = s - x[e], x[e + 1] - s
            if a < 0 or b <= 0:
                continue
            F[e] += p * b**2 * (3 * a + b) / h**3
            F[e + 1] += p * a**2 * (a + 3 * b) / h**3
            M[e] += p * a * b**2 / h**2
            M[e + 1] -= p * a**2 * b / h**2
    return F, M
