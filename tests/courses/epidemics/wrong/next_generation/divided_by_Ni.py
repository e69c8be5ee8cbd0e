# divided by the population of group i, not j
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    n = len(N)
    ngm = np.zeros((n, n))
    for i in range(n):
        sus = susceptibility[i] * N[i] * (1 - immune[i])
        for j in range(n):
            ngm[i, j] = C[i, j] * (beta * sus) / (gamma * N[i])
    v = N / np.sum(N)
    for Rt in range(rounds):
        kv = np.zeros(n)
        for i in range(n):
            kv[i] = np.sum(v * ngm[i])
        R = np.sum(kv)
        v = kv / R
    return (ngm, R, v)
