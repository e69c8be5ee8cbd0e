# the binomial coefficient is missing and the rows of P are divided by their sums instead
def wright_fisher(N, i0, w, u, v, T):
    copies = np.arange(2 * N + 1)
    p = copies / (2 * N)
    q = 1 - p
    p_sel = (p**2 * w[0] + p * q * w[1]) / (p**2 * w[0] + 2 * p * q * w[1] + q**2 * w[2])
    p_mut = p_sel * (1 - u) + (1 - p_sel) * v
    P = p_mut[:, None] ** copies * (1 - p_mut[:, None]) ** (2 * N - copies)
    P = P / P.sum(axis=1, keepdims=True)
    state = np.zeros(2 * N + 1)
    state[i0] = 1
    mean, H, fixed = [], [], []
    for t in range(T + 1):
        mean.append(state @ p)
        H.append(state @ (2 * p * q))
        fixed.append(state[-1])
        state = state @ P
    return np.array(mean), np.array(H), np.array(fixed)
