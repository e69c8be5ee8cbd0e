# mutation from a to A is left out: only p*(1-u)
def wright_fisher(N, i0, w, u, v, T):
    copies = np.arange(2 * N + 1)
    p = copies / (2 * N)
    q = 1 - p
    fitness = p * p * w[0] + 2 * p * q * w[1] + q * q * w[2]
    nxt = (p * p * w[0] + p * q * w[1]) / fitness
    nxt = nxt * (1 - u)
    P = np.array([math.comb(2 * N, j) for j in copies]) * nxt[:, None] ** copies * (1 - nxt)[:, None] ** copies[::-1]
    x = np.eye(2 * N + 1)[i0]
    mean, H, fixed = [x @ p], [x @ (2 * p * q)], [x[-1]]
    for _ in range(T):
        x = x @ P
        mean += [x @ p]
        H += [x @ (2 * p * q)]
        fixed += [x[-1]]
    return np.array(mean), np.array(H), np.array(fixed)
