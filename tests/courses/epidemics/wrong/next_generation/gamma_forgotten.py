# the infectious period is left out: no gamma
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    n = len(N)
    ngm = np.zeros((n, n))
    for i in range(n):
        sus = (1 - immune[i]) * (susceptibility[i] * N[i])
        for j in range(n):
            step1 = C[i, j] * (sus * beta)
            ngm[i, j] = step1 / N[j]
    p = N / np.sum(N)
    for r in range(rounds):
        kv = np.zeros(n)
        for i in range(n):
            kv[i] = np.sum(ngm[i] * p)
        lead = np.sum(kv)
        p = kv / lead
    return (ngm, lead, p)
