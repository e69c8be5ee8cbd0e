# scaled by the largest entry, not the sum
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    n = len(N)
    ngm = np.zeros((n, n))
    for i in range(n):
        sus = susceptibility[i] * N[i] * (1 - immune[i])
        for j in range(n):
            ngm[i, j] = beta * sus * C[i, j] / (gamma * N[j])
    p = N / np.sum(N)
    for r in range(rounds):
        kv = np.zeros(n)
        for i in range(n):
            kv[i] = np.sum(ngm[i] * p)
        lead = np.max(kv)
        p = kv / lead
    return (ngm, lead, p)
