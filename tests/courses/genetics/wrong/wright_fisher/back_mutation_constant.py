# v is added whole instead of v times the frequency of a after selection
def wright_fisher(N, i0, w, u, v, T):
    i = np.arange(2 * N + 1)
    p = i / (2 * N)
    geno = np.array([p**2, 2 * p * (1 - p), (1 - p) ** 2]) * w[:, None]
    ps = (geno[0] + geno[1] / 2) / geno.sum(axis=0)
    pm = ps * (1 - u) + v
    choose = np.array([math.comb(2 * N, j) for j in i])
    P = choose * pm[:, None] ** i * (1 - pm[:, None]) ** (2 * N - i)
    state = np.zeros(2 * N + 1)
    state[i0] = 1
    hist = np.zeros((2 * N + 1, T + 1))
    for t in range(T + 1):
        hist[:, t] = state
        state = P.T @ state
    return p @ hist, (2 * p * (1 - p)) @ hist, hist[-1]
