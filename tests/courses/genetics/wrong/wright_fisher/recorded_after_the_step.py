# the values are recorded after the step, so generations 1 to T+1 are returned instead of 0 to T
def wright_fisher(N, i0, w, u, v, T):
    c = np.arange(2 * N + 1)
    p = c / (2 * N)
    q = 1 - p
    star = (p**2 * w[0] + p * q * w[1]) / (p**2 * w[0] + 2 * p * q * w[1] + q**2 * w[2])
    star = star * (1 - u) + (1 - star) * v
    P = np.array([math.comb(2 * N, j) for j in c]) * star[:, None] ** c * (1 - star[:, None]) ** (2 * N - c)
    prob = np.zeros(2 * N + 1)
    prob[i0] = 1
    mean = np.zeros(T + 1)
    H = np.zeros(T + 1)
    fixed = np.zeros(T + 1)
    for t in range(T + 1):
        prob = prob @ P
        mean[t] = prob @ p
        H[t] = 2 * prob @ (p * q)
        fixed[t] = prob[-1]
    return mean, H, fixed
