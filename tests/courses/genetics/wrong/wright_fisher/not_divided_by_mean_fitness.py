# the frequency after selection is not divided by the mean fitness
def wright_fisher(N, i0, w, u, v, T):
    k = np.arange(2 * N + 1)
    p = k / (2 * N)
    q = 1 - p
    p1 = p**2 * w[0] + p * q * w[1]
    p2 = p1 * (1 - u) + (1 - p1) * v
    coef = np.array([math.comb(2 * N, int(j)) for j in k])
    trans = coef[None, :] * np.power(p2[:, None], k[None, :]) * np.power(1 - p2[:, None], (2 * N - k)[None, :])
    vec = (k == i0).astype(float)
    out = np.zeros((3, T + 1))
    for t in range(T + 1):
        out[:, t] = vec @ p, vec @ (2 * p * q), vec[-1]
        vec = vec @ trans
    return out[0], out[1], out[2]
