# powers of P, of which row i0 is read
def wright_fisher(N, i0, w, u, v, T):
    n = 2 * N
    k = np.arange(n + 1)
    p = k / n
    genotypes = np.stack([p**2, 2 * p * (1 - p), (1 - p) ** 2]) * np.reshape(w, (3, 1))
    genotypes = genotypes / genotypes.sum(axis=0)
    s = genotypes[0] + genotypes[1] / 2
    r = v + s * (1 - u - v)
    binom = np.array([math.factorial(n) / math.factorial(j) / math.factorial(n - j) for j in range(n + 1)])
    P = binom * np.power.outer(r, k) * np.power.outer(1 - r, n - k)
    rows = np.array([np.linalg.matrix_power(P, t)[i0] for t in range(T + 1)])
    return rows @ p, rows @ (2 * p * (1 - p)), rows[:, -1]
