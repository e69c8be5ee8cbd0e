# one round too many
def next_generation(C, N, immune, susceptibility, beta, gamma, rounds):
    n = len(N)
    ngm = np.zeros((n, n))
    for i in range(n):
        aux1 = susceptibility[i] * N[i]
        sus = aux1 * (1 - immune[i])
        for j in range(n):
            ngm[i, j] = sus * beta * C[i, j] / (gamma * N[j])
    term2 = np.sum(N)
    v = N / term2
    for r in range(rounds + 1):
        kv = np.zeros(n)
        for i in range(n):
            kv[i] = np.sum(ngm[i] * v)
        lead = np.sum(kv)
        v = kv / lead
    return (ngm, lead, v)
