# fixed is summed up over the generations instead of being the probability in each
def wright_fisher(N, i0, w, u, v, T):
    c = np.arange(2 * N + 1)
    p = c / (2 * N)
    q = 1 - p
    f = (p**2 * w[0] + p * q * w[1]) / (p**2 * w[0] + 2 * p * q * w[1] + q**2 * w[2])
    f = f * (1 - u) + (1 - f) * v
    P = np.stack([math.comb(2 * N, j) * f**j * (1 - f) ** (2 * N - j) for j in range(2 * N + 1)], axis=1)
    x = np.zeros(2 * N + 1)
    x[i0] = 1
    mean, H, fixed = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1)
    total = 0.0
    for t in range(T + 1):
        mean[t], H[t] = x @ p, x @ (2 * p * q)
        total += x[-1]
        fixed[t] = total
        x = x @ P
    return mean, H, fixed
