# in each generation the genes are drawn from row i0 of P again: the distribution is not carried on
def wright_fisher(N, i0, w, u, v, T):
    k = np.arange(2 * N + 1)
    p = k / (2 * N)
    q = 1 - p
    b = (p**2 * w[0] + p * q * w[1]) / (p**2 * w[0] + 2 * p * q * w[1] + q**2 * w[2])
    b = b * (1 - u) + (1 - b) * v
    P = np.array([math.comb(2 * N, j) for j in k]) * b[:, None] ** k * (1 - b[:, None]) ** (2 * N - k)
    start = np.zeros(2 * N + 1)
    start[i0] = 1
    mean = np.zeros(T + 1)
    H = np.zeros(T + 1)
    fixed = np.zeros(T + 1)
    state = start
    for t in range(T + 1):
        mean[t] = state @ p
        H[t] = state @ (2 * p * q)
        fixed[t] = state[-1]
        state = start @ P
    return mean, H, fixed
