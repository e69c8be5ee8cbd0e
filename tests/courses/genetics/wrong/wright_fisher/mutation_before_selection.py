# mutation comes before selection instead of after it
def wright_fisher(N, i0, w, u, v, T):
    def mutate(p):
        return p * (1 - u) + (1 - p) * v

    def select(p):
        return (p**2 * w[0] + p * (1 - p) * w[1]) / (p**2 * w[0] + 2 * p * (1 - p) * w[1] + (1 - p) ** 2 * w[2])

    M = 2 * N
    freq = np.linspace(0, 1, M + 1)
    new = select(mutate(freq))
    P = np.empty((M + 1, M + 1))
    for j in range(M + 1):
        P[:, j] = math.comb(M, j) * new**j * (1 - new) ** (M - j)
    state = np.zeros(M + 1)
    state[i0] = 1
    mean, H, fixed = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1)
    for t in range(T + 1):
        mean[t] = freq @ state
        H[t] = (2 * freq * (1 - freq)) @ state
        fixed[t] = state[M]
        state = state @ P
    return mean, H, fixed
