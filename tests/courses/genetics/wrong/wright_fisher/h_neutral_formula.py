# H is computed by the formula of neutral drift, H0 (1 - 1/2N)^t, instead of from the distribution
def wright_fisher(N, i0, w, u, v, T):
    G = 2 * N
    i = np.arange(G + 1)
    p = i / G
    q = 1 - p
    ps = (p**2 * w[0] + p * q * w[1]) / (p**2 * w[0] + 2 * p * q * w[1] + q**2 * w[2])
    pm = ps * (1 - u) + (1 - ps) * v
    P = np.array([math.comb(G, j) for j in i]) * pm[:, None] ** i * (1 - pm[:, None]) ** (G - i)
    state = np.zeros(G + 1)
    state[i0] = 1
    mean, fixed = [], []
    for t in range(T + 1):
        mean.append(state @ p)
        fixed.append(state[-1])
        state = state @ P
    H0 = 2 * (i0 / G) * (1 - i0 / G)
    H = H0 * (1 - 1 / G) ** np.arange(T + 1)
    return np.array(mean), H, np.array(fixed)
