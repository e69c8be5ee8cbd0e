# H is the mean of p(1-p), without the factor 2
def wright_fisher(N, i0, w, u, v, T):
    n = 2 * N
    j = np.arange(n + 1)
    x = j / n
    y = 1 - x
    s = x * (x * w[0] + y * w[1]) / (x * x * w[0] + 2 * x * y * w[1] + y * y * w[2])
    s = s + v * (1 - s) - u * s
    P = np.array([math.comb(n, k) for k in j]) * s[:, None] ** j * (1 - s[:, None]) ** (n - j)
    d = np.zeros(n + 1)
    d[i0] = 1
    traj = np.zeros((T + 1, n + 1))
    for t in range(T + 1):
        traj[t] = d
        d = d @ P
    mean = np.einsum("ti,i->t", traj, x)
    H = np.einsum("ti,i,i->t", traj, x, y)
    return mean, H, traj[:, n]
