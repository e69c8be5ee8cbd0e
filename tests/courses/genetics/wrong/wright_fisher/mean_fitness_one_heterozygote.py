# the mean fitness has pq wAa instead of 2pq wAa
def wright_fisher(N, i0, w, u, v, T):
    n = 2 * N

    def next_p(p):
        q = 1 - p
        top = p * p * w[0] + p * q * w[1]
        bottom = p * p * w[0] + p * q * w[1] + q * q * w[2]
        p = top / bottom
        return p * (1 - u) + (1 - p) * v

    P = np.array([[math.comb(n, j) * next_p(i / n) ** j * (1 - next_p(i / n)) ** (n - j) for j in range(n + 1)] for i in range(n + 1)])
    freq = np.arange(n + 1) / n
    het = 2 * freq * (1 - freq)
    state = np.zeros(n + 1)
    state[i0] = 1
    mean, H, fixed = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1)
    for t in range(T + 1):
        mean[t], H[t], fixed[t] = state @ freq, state @ het, state[n]
        state = state @ P
    return mean, H, fixed
