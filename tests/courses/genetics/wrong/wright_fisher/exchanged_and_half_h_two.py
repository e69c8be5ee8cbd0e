# u and v are exchanged, and H lacks the factor 2
def wright_fisher(N, i0, w, u, v, T):
    G = 2 * N
    i = np.arange(G + 1)
    p = i / G
    q = 1 - p
    ps = (p**2 * w[0] + p * q * w[1]) / (p**2 * w[0] + 2 * p * q * w[1] + q**2 * w[2])
    pm = (1 - v) * ps + u * (1 - ps)
    P = np.array([[math.comb(G, b) * pm[a] ** b * (1 - pm[a]) ** (G - b) for b in i] for a in i])
    x = np.zeros(G + 1)
    x[i0] = 1
    result = np.zeros((T + 1, 3))
    for t in range(T + 1):
        result[t] = [x @ p, x @ (p * q), x[G]]
        x = x @ P
    return result[:, 0], result[:, 1], result[:, 2]
