# mutation to A is v times the frequency of A after selection instead of v times that of a
def wright_fisher(N, i0, w, u, v, T):
    G = 2 * N
    i = np.arange(G + 1)
    p = i / G
    q = 1 - p
    p_s = (p**2 * w[0] + p * q * w[1]) / (p**2 * w[0] + 2 * p * q * w[1] + q**2 * w[2])
    p_m = p_s - u * p_s + v * p_s
    binom = np.array([math.comb(G, j) for j in range(G + 1)], dtype=float)
    P = binom * p_m[:, np.newaxis] ** i * (1 - p_m[:, np.newaxis]) ** (G - i)
    y = np.zeros(G + 1)
    y[i0] = 1.0
    res = []
    for t in range(T + 1):
        res.append((y.dot(p), y.dot(2 * p * q), y[G]))
        y = y.dot(P)
    res = np.array(res)
    return res[:, 0], res[:, 1], res[:, 2]
