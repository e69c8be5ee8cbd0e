# the exponent of 1 - p** is 2N instead of 2N - j
def wright_fisher(N, i0, w, u, v, T):
    copies = np.arange(2 * N + 1)
    p = copies / (2 * N)
    q = 1 - p
    a = (p**2 * w[0] + p * q * w[1]) / (p**2 * w[0] + 2 * p * q * w[1] + q**2 * w[2])
    a = a * (1 - u) + (1 - a) * v
    P = np.zeros((2 * N + 1, 2 * N + 1))
    for row in range(2 * N + 1):
        for col in range(2 * N + 1):
            P[row, col] = math.comb(2 * N, col) * a[row] ** col * (1 - a[row]) ** (2 * N)
    s = np.zeros(2 * N + 1)
    s[i0] = 1
    mean, H, fixed = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1)
    for t in range(T + 1):
        mean[t] = np.sum(s * p)
        H[t] = np.sum(s * 2 * p * q)
        fixed[t] = s[-1]
        s = s @ P
    return mean, H, fixed
