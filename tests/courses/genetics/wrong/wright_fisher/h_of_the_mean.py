# H is 2p(1-p) of the expected frequency instead of the mean of 2p(1-p)
def wright_fisher(N, i0, w, u, v, T):
    copies = np.arange(2 * N + 1)
    p = copies / (2 * N)
    q = 1 - p
    p_s = (p**2 * w[0] + p * q * w[1]) / (p**2 * w[0] + 2 * p * q * w[1] + q**2 * w[2])
    p_s = p_s * (1 - u) + (1 - p_s) * v
    B = np.array([[math.comb(2 * N, j) * a**j * (1 - a) ** (2 * N - j) for j in copies] for a in p_s])
    state = np.zeros(len(copies))
    state[i0] = 1
    mean, fixed = np.zeros(T + 1), np.zeros(T + 1)
    for t in range(T + 1):
        mean[t] = state @ p
        fixed[t] = state[-1]
        state = state @ B
    H = 2 * mean * (1 - mean)
    return mean, H, fixed
