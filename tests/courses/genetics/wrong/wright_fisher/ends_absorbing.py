# the states 0 and 2N are made absorbing, as without mutation
def wright_fisher(N, i0, w, u, v, T):
    n = 2 * N
    P = np.zeros((n + 1, n + 1))
    P[0, 0] = 1
    P[n, n] = 1
    for i in range(1, n):
        p = i / n
        q = 1 - p
        p = (p * p * w[0] + p * q * w[1]) / (p * p * w[0] + 2 * p * q * w[1] + q * q * w[2])
        p = p * (1 - u) + (1 - p) * v
        for j in range(n + 1):
            P[i, j] = math.comb(n, j) * p**j * (1 - p) ** (n - j)
    freq = np.arange(n + 1) / n
    x = np.zeros(n + 1)
    x[i0] = 1
    mean, H, fixed = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1)
    for t in range(T + 1):
        mean[t] = x @ freq
        H[t] = 2 * x @ (freq * (1 - freq))
        fixed[t] = x[n]
        x = x @ P
    return mean, H, fixed
