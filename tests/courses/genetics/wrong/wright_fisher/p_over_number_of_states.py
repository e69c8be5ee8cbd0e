# the frequencies are i/(2N+1) instead of i/(2N)
def wright_fisher(N, i0, w, u, v, T):
    n = 2 * N
    i = np.arange(n + 1)
    p = i / len(i)
    q = 1 - p
    wbar = w[0] * p**2 + 2 * w[1] * p * q + w[2] * q**2
    ps = p * (w[0] * p + w[1] * q) / wbar
    pm = (1 - u) * ps + v * (1 - ps)
    P = np.array([[math.comb(n, j) * r**j * (1 - r) ** (n - j) for j in i] for r in pm])
    x = np.zeros(n + 1)
    x[i0] = 1.0
    mean, H, fixed = [], [], []
    for _ in range(T + 1):
        mean.append(np.sum(x * p))
        H.append(np.sum(x * 2 * p * q))
        fixed.append(x[n])
        x = x @ P
    return np.array(mean), np.array(H), np.array(fixed)
