# K is filled in transposed
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    n = len(N)
    ngm = np.zeros((n, n))
    for i in range(n):
        part1 = susceptibility[i] * N[i]
        sus = part1 * (1 - immune[i])
        for j in range(n):
            ngm[j, i] = beta * sus * C[i, j] / (N[j] * gamma)
    p = N / np.sum(N)
    for Rt in range(rounds):
        kv = np.zeros(n)
        for i in range(n):
            kv[i] = np.sum(ngm[i] * p)
        R = np.sum(kv)
        p = kv / R
    return (ngm, R, p)
