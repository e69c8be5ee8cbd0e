# the fitnesses are read in reverse order: w[0] for aa and w[2] for AA
def wright_fisher(N, i0, w, u, v, T):
    w_aa, w_Aa, w_AA = w
    k = np.arange(2 * N + 1)
    p = k / (2 * N)
    q = 1 - p
    mean_w = p**2 * w_AA + 2 * p * q * w_Aa + q**2 * w_aa
    p1 = p * (p * w_AA + q * w_Aa) / mean_w
    p2 = p1 * (1 - u) + (1 - p1) * v
    P = np.array([math.comb(2 * N, j) for j in k]) * p2[:, None] ** k * (1 - p2[:, None]) ** (2 * N - k)
    prob = np.zeros(2 * N + 1)
    prob[i0] = 1
    mean, H, fixed = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1)
    for t in range(T + 1):
        mean[t] = prob @ p
        H[t] = prob @ (2 * p * q)
        fixed[t] = prob[-1]
        prob = prob @ P
    return mean, H, fixed
