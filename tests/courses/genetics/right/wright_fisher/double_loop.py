# the matrix entry by entry, the distribution by an explicit sum over all states
def wright_fisher(N, i0, w, u, v, T):
    n = 2 * N
    P = [[0.0] * (n + 1) for _ in range(n + 1)]
    for i in range(n + 1):
        p = i / n
        q = 1 - p
        mean_w = p * p * w[0] + 2 * p * q * w[1] + q * q * w[2]
        a = q * (q * w[2] + p * w[1]) / mean_w
        b = (1 - a) * (1 - u) + a * v
        for j in range(n + 1):
            P[i][j] = math.comb(n, j) * b**j * (1 - b) ** (n - j)
    dist = [1.0 if i == i0 else 0.0 for i in range(n + 1)]
    mean, H, fixed = [], [], []
    for t in range(T + 1):
        mean.append(sum(d * i / n for i, d in enumerate(dist)))
        H.append(sum(d * 2 * (i / n) * (1 - i / n) for i, d in enumerate(dist)))
        fixed.append(dist[n])
        dist = [sum(dist[i] * P[i][j] for i in range(n + 1)) for j in range(n + 1)]
    return np.array(mean), np.array(H), np.array(fixed)
