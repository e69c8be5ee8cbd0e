# the chain starts with i0 - 1 copies instead of i0
def wright_fisher(N, i0, w, u, v, T):
    genes = 2 * N
    k = np.arange(genes + 1)
    p = k / genes
    q = 1 - p
    w_mean = w @ np.array([p**2, 2 * p * q, q**2])
    sel = (w[0] * p**2 + w[1] * p * q) / w_mean
    mut = sel * (1 - u) + (1 - sel) * v
    P = np.array([math.comb(genes, j) for j in k]) * mut[:, None] ** k * (1 - mut[:, None]) ** (genes - k)
    state = np.zeros(genes + 1)
    state[i0 - 1] = 1
    mean, H, fixed = (np.zeros(T + 1) for _ in range(3))
    for t in range(T + 1):
        mean[t] = (state * p).sum()
        H[t] = (state * 2 * p * q).sum()
        fixed[t] = state[genes]
        state = state @ P
    return mean, H, fixed
