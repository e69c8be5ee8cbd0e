# the chain starts at i0 - 1 copies, and heterozygotes count whole in the numerator of selection (2pq wAa)
def wright_fisher(N, i0, w, u, v, T):
    size = 2 * N + 1
    p = np.linspace(0, 1, size)
    q = 1 - p
    wbar = p**2 * w[0] + 2 * p * q * w[1] + q**2 * w[2]
    p_s = (p**2 * w[0] + 2 * p * q * w[1]) / wbar
    p_m = p_s * (1 - u) + (1 - p_s) * v
    P = np.zeros((size, size))
    for j in range(size):
        P[:, j] = math.comb(2 * N, j) * p_m**j * (1 - p_m) ** (2 * N - j)
    dist = np.zeros(size)
    dist[i0 - 1] = 1
    mean, H, fixed = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1)
    for t in range(T + 1):
        mean[t] = dist @ p
        H[t] = dist @ (2 * p * q)
        fixed[t] = dist[-1]
        dist = dist @ P
    return mean, H, fixed
