# fixed is the probability of state 0, that A is lost
def wright_fisher(N, i0, w, u, v, T):
    L = 2 * N
    freq = [i / L for i in range(L + 1)]
    P = np.zeros((L + 1, L + 1))
    for i, p in enumerate(freq):
        q = 1 - p
        m = p * p * w[0] + 2 * p * q * w[1] + q * q * w[2]
        a = (p * p * w[0] + p * q * w[1]) / m
        b = a * (1 - u) + (1 - a) * v
        for j in range(L + 1):
            P[i, j] = math.comb(L, j) * b**j * (1 - b) ** (L - j)
    freq = np.array(freq)
    x = np.zeros(L + 1)
    x[i0] = 1
    mean, H, fixed = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1)
    for t in range(T + 1):
        mean[t] = x @ freq
        H[t] = x @ (2 * freq * (1 - freq))
        fixed[t] = x[0]
        x = x @ P
    return mean, H, fixed
