# u and v are exchanged: A mutates at rate v and a at rate u
def wright_fisher(N, i0, w, u, v, T):
    size = 2 * N + 1
    P = np.zeros((size, size))
    for i in range(size):
        p = i / (2 * N)
        q = 1 - p
        ps = (p * p * w[0] + p * q * w[1]) / (p * p * w[0] + 2 * p * q * w[1] + q * q * w[2])
        pm = ps * (1 - v) + (1 - ps) * u
        for j in range(size):
            P[i, j] = math.comb(2 * N, j) * pm**j * (1 - pm) ** (2 * N - j)
    x = np.zeros(size)
    x[i0] = 1
    freq = np.arange(size) / (2 * N)
    mean = np.zeros(T + 1)
    H = np.zeros(T + 1)
    fixed = np.zeros(T + 1)
    for t in range(T + 1):
        mean[t] = np.dot(x, freq)
        H[t] = np.dot(x, 2 * freq * (1 - freq))
        fixed[t] = x[-1]
        x = np.dot(x, P)
    return mean, H, fixed
